export class Cache {
  #entries = new Map<string, string>();

  get(key: string): string {
    return this.#entries.get(key) ?? '';
  }
}

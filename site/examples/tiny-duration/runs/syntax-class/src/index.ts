export class Laps {
  #times = new Map<string, number>();

  get(name: string): number {
    return this.#times.get(name) ?? 0;
  }
}

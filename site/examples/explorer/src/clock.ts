import { pad } from './pad';

/** Counts seconds. */
export class Clock {
  #seconds = 0;

  tick(by?: { seconds?: number }): string {
    this.#seconds += by?.seconds ?? 1;
    return `${Math.floor(this.#seconds / 60)}:${pad(this.#seconds % 60)}`;
  }
}

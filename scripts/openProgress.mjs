import { performance } from 'node:perf_hooks';
import { formatSeconds, formatStep } from './formatResults.mjs';

/** Milliseconds between two drawings of the line with what is running. */
const interval = 500;

/**
 * @typedef {object} Progress Prints a line for each step that has ended, and on a terminal one with those that run.
 * @property {<T extends import('./formatResults.mjs').StepResult>(name: string, run: (tell: (count: Counted) => void) => Promise<T>) => Promise<T>} follow
 *   Runs a step; `tell` says how many of its tests have ended.
 * @property {<T>(name: string, run: (tell: (count: Counted) => void) => Promise<T>) => Promise<T>} count
 *   Runs what prints its result itself. Where no line can be replaced, each tenth of it gets a line.
 * @property {() => void} end
 *
 * @typedef {{ done: number, total: number }} Counted
 */

/**
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} terminal
 * @returns {Progress}
 */
export function openProgress(terminal) {
  const start = performance.now();
  /** @type {Map<string, Counted | null>} */
  const running = new Map();
  const clear = terminal.isTTY ? '\r\u001b[K' : '';
  const say = () => {
    const steps = [...running].map(([name, count]) =>
      count ? `${name} ${count.done}/${count.total}` : name,
    );
    return `${formatSeconds(performance.now() - start)}  ${steps.join(' · ')}`;
  };
  const draw = () => {
    if (!terminal.isTTY || running.size === 0) return;
    terminal.write(clear + say().slice(0, (terminal.columns ?? 80) - 1));
  };
  const timer = setInterval(draw, interval).unref();
  return {
    async follow(name, run) {
      running.set(name, null);
      draw();
      const result = await run((count) => void running.set(name, count));
      running.delete(name);
      terminal.write(`${clear}${formatStep(result)}\n`);
      draw();
      return result;
    },
    async count(name, run) {
      let tenths = 0;
      try {
        return await run((count) => {
          running.set(name, count);
          draw();
          const now = Math.floor((10 * count.done) / count.total);
          if (!terminal.isTTY && now > tenths) terminal.write(`${say()}\n`);
          tenths = now;
        });
      } finally {
        running.delete(name);
        terminal.write(clear);
      }
    },
    end: () => clearInterval(timer),
  };
}

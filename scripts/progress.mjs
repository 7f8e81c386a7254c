import { performance } from 'node:perf_hooks';
import { formatSeconds, formatStep } from './formatResults.mjs';

/** Milliseconds between two drawings of the line with what is running. */
const interval = 500;

/**
 * @typedef {object} Progress Prints a line for each step that has ended, and on a terminal one with those that run.
 * @property {<T extends import('./formatResults.mjs').StepResult>(name: string, run: (tell: (count: Counted) => void) => Promise<T>) => Promise<T>} follow
 *   Runs a step; `tell` says how many of its tests have ended.
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
  const draw = () => {
    if (!terminal.isTTY || running.size === 0) return;
    const steps = [...running].map(([name, count]) =>
      count ? `${name} ${count.done}/${count.total}` : name,
    );
    const line = `${formatSeconds(performance.now() - start)}  ${steps.join(' · ')}`;
    terminal.write(clear + line.slice(0, (terminal.columns ?? 80) - 1));
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
    end: () => clearInterval(timer),
  };
}

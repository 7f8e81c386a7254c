import type { Problem } from '@docs/common/types.ts';

/** Explains what no stage has: `what` is what cannot be done because of it. The server goes on. */
export function explainFailure(error: unknown, what: string): Problem {
  const isEndless = error instanceof RangeError && /call stack/.test(error.message);
  const text = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    message: `${what}: ${isEndless ? 'a value or a call refers to itself' : text.replace(/\.$/, '')}.`,
    fix: 'Correct the config, the plugin or the component that was changed last, and save it.',
    file: 'site.config.ts',
  };
}

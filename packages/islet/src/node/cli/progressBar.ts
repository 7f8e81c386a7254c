import type { WriteStream } from 'node:tty';
import type { Progress } from '../drivers/builder/progress.ts';

/** Shows the progress of a build: stage, count and page. */
export interface ProgressBar {
  update(progress: Progress): void;
  /** Removes the bar from the screen. */
  clear(): void;
}

const width = 24;
/** Minimum milliseconds between two updates of the same stage. */
const interval = 50;

/** Creates a progress bar for a terminal; for other streams (log file, CI) it prints one line per stage. */
export function createProgressBar(stream: WriteStream): ProgressBar {
  let lastStage = '';
  let lastTime = 0;
  if (!stream.isTTY) {
    return {
      update({ stage, total }) {
        if (stage === lastStage) return;
        lastStage = stage;
        stream.write(`${stage}${total > 1 ? ` (${total})` : ''}\n`);
      },
      clear() {},
    };
  }
  return {
    update({ stage, done, total, page = '' }) {
      const now = performance.now();
      if (stage === lastStage && done < total && now - lastTime < interval) return;
      lastStage = stage;
      lastTime = now;
      stream.write(
        `\r\x1b[K${progressLine({ stage, done, total, page, columns: stream.columns })}`,
      );
    },
    clear: () => void stream.write('\r\x1b[K'),
  };
}

/** Columns of a terminal that says it has none, as some in containers do. */
const unknownWidth = 80;

/** Formats one line of the bar, cut to the width of the terminal. */
export function progressLine({
  stage,
  done,
  total,
  page,
  columns,
}: Required<Progress> & { columns: number }): string {
  const filled = total === 0 ? width : Math.round((done / total) * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  return `${stage.padEnd(8)} ${bar} ${done}/${total} ${page}`.slice(
    0,
    Math.max((columns || unknownWidth) - 1, 20),
  );
}

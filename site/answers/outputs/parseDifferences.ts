import type { OutputHunk } from './outputHunk.ts';

type OpenHunk = OutputHunk & { removed: string[]; added: string[] };

/**
 * Reads what `git diff`, `diff -u` or `diff -r` prints, with or without colors, and returns each place where a file
 * differs. Of files that only one side has, the lines don't matter.
 */
export function parseDifferences(text: string): OutputHunk[] {
  const hunks: OutputHunk[] = [];
  let path = '';
  let open: OpenHunk | null = null;
  /** Lines of both sides that are left of a unified place, so that a removed `-- a` isn't a file name. */
  let left = 0;
  let right = 0;
  let isWhole = false;
  const add = (list: 'removed' | 'added', line: string): void => {
    if (isWhole) return;
    if (!open) {
      open = { path, removed: [], added: [] };
      hunks.push(open);
    }
    open[list].push(line);
  };
  const addFile = (file: NonNullable<OutputHunk['file']>): void => {
    hunks.push({ path, removed: [], added: [], file });
    isWhole = true;
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal
  for (const line of text.replace(/\x1b\[[\d;]*m/g, '').split(/\r?\n/)) {
    const isInside = left > 0 || right > 0;
    const sign = line[0];
    if (sign === '-' && (left > 0 || (!isInside && !line.startsWith('---')))) {
      left--;
      add('removed', line.slice(1));
      continue;
    }
    if (sign === '+' && (right > 0 || (!isInside && !line.startsWith('+++')))) {
      right--;
      add('added', line.slice(1));
      continue;
    }
    if (line.startsWith('\\')) continue;
    if (isInside) {
      left--;
      right--;
      open = null;
      continue;
    }
    if (line.startsWith('< ')) add('removed', line.slice(2));
    else if (line.startsWith('> ')) add('added', line.slice(2));
    else if (line !== '---') {
      open = null;
      const counts = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
      if (counts) {
        left = Number(counts[1] ?? 1);
        right = Number(counts[2] ?? 1);
        continue;
      }
      left = 0;
      right = 0;
      const named = readName(line);
      if (!named) continue;
      if (named.path !== null) path = named.path;
      if (named.starts) isWhole = false;
      if (named.file) addFile(named.file);
    }
  }
  return hunks;
}

interface Named {
  /** Null if the line doesn't say it. */
  path: string | null;
  file?: OutputHunk['file'];
  /** Whether another file begins. */
  starts?: boolean;
}

/** What a line between places says about a file. */
function readName(line: string): Named | null {
  const only = /^Only in ([^:]+): (.+)$/.exec(line);
  if (only) {
    const [, folder = '', name = ''] = only;
    const path = withoutFolder(`${folder}/${name}`);
    return { path, file: isOld(folder) ? 'gone' : 'new', starts: true };
  }
  const bytes = /^Binary files .+ and (\S+) differ$/.exec(line);
  if (bytes) return { path: withoutFolder(bytes[1] ?? ''), file: 'binary', starts: true };
  const command = /^diff .*?(\S+)$/.exec(line);
  if (command) return { path: withoutFolder(command[1] ?? ''), starts: true };
  if (line.startsWith('new file mode')) return { path: null, file: 'new' };
  if (line.startsWith('deleted file mode')) return { path: null, file: 'gone' };
  const after = /^\+\+\+ ([^\t]+)/.exec(line);
  return after && after[1] !== '/dev/null' ? { path: withoutFolder(after[1] ?? '') } : null;
}

/** Whether a folder is that of the old output, as in `dist-before`, `dist-0.23.2` beside `dist`. */
const isOld = (folder: string): boolean => /before|old|dist-0\./.test(folder.split('/')[0] ?? '');

/** A path below the folder of the output: `b/dist-1.0.1/a.js` and `dist/a.js` are `a.js`. */
const withoutFolder = (path: string): string =>
  path
    .replace(/^"|"$/g, '')
    .replace(/^[ab]\//, '')
    .replace(/^\.\//, '')
    .replace(/^[^/]+\//, '');

/** The longest text that is read, in characters; the first and the last half of a longer one. */
const mostCharacters = 60_000;

/**
 * Reduces a message to what is the same wherever it is printed: without colors, frames, quotes, labels of runners and stack
 * frames, in lower case, with `0` for each number and `/` in paths. Codes stay: `ts2307`, also for `ts(2307)`.
 */
export function normalizeMessage(text: string): string {
  return (
    shorten(text)
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .map(stripLine)
      .filter((line) => !isNoise.test(line))
      .join(' ')
      .replace(/[\u2500-\u25ff|×⚠✖•]/g, ' ')
      .replace(/\\+(?=[\w.@-])/g, '/')
      .replace(/['"`‘’“”\\]/g, '')
      // How editors print the number of a diagnostic.
      .replace(/(?<![\w.])ts\((\d{4,5})\)/gi, 'TS$1')
      .replace(/(?<![\p{L}\d_])\d[\d.,_]*(?=[^\p{L}\d_]|m?s\b|$)/gu, '0')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  );
}

const shorten = (text: string): string =>
  text.length <= mostCharacters
    ? text
    : `${text.slice(0, mostCharacters / 2)}\n${text.slice(-mostCharacters / 2)}`;

/** Removes what terminals, hosts and runners of tasks add to a line. */
const stripLine = (line: string): string =>
  line
    // Colors and links of terminals; a copy may have lost the escape character.
    .replace(/\p{Cc}\]8;\P{Cc}*\p{Cc}\\?/gu, '')
    .replace(/(?:\p{Cc}\[[\d;]*|\[\d[\d;]*)[mGK]/gu, '')
    // The time that continuous integration writes before each line.
    .replace(/^\s*\d{4}-\d\d-\d\dT[\d:.]+Z\s?/, '')
    .replace(/^##\[\w+\]/, '')
    // `@scope/name:build: ` of a runner of tasks.
    .replace(/^\s*@?[\w./-]+:[\w-]+:\s/, '')
    .trim();

/** Frames of a stack, and what a package manager adds. */
const isNoise =
  /^at (?:async )?\S.*(?::\d+\)?|<anonymous>\)?|\(native\))$|^npm (?:err!|error)(?:\s|$)/i;

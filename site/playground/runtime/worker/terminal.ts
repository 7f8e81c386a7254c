type Write = (text: string) => void;

let write: Write = () => undefined;

/** Sends everything that is printed from now on to `sink`. */
export function connectTerminal(sink: Write): void {
  write = sink;
}

/** Lines of stack traces that lead into the bundle, or to no file: they say nothing to a reader. */
const frames =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the first line has the color of all
  /^(?:\x1b\[\d+m)?\s*at (?:.*\/(?:chunk|worker)-\w+\.js:\d+:\d+\)?|async Promise\.all \(index \d+\)|.*\(<anonymous>\))\n?/gm;

/** Prints text, with colors and without a line end of its own. */
export const writeTerminal: Write = (text) => write(text.replace(frames, ''));

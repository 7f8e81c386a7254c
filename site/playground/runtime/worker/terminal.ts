type Write = (text: string) => void;

let write: Write = () => undefined;

/** Sends everything that is printed from now on to `sink`. */
export function connectTerminal(sink: Write): void {
  write = sink;
}

/** Prints text as it is, with colors and without a line end of its own. */
export const writeTerminal: Write = (text) => write(text);

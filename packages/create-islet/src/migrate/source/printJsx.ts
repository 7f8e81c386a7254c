/** Prints a text as a prop: `href="/a"`, or as an expression if JSX would read it differently. */
export const printProp = (name: string, text: string): string =>
  /["&\\]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`;

/** Prints a text between tags. */
export const printText = (text: string): string =>
  /[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text;

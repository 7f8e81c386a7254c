/** Why nothing is written: a sentence for the user. */
export class RefusedError extends Error {}

/** Refuses a file with more levels than its parser can read. */
export const refuseDepth = (file: string): RefusedError =>
  new RefusedError(`\`${file}\`: The file is nested too deeply. Use fewer levels.`);

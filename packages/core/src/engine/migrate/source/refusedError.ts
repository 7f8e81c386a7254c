/** Why nothing is written: a sentence for the one who asked. */
export class RefusedError extends Error {}

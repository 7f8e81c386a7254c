/** Why nothing is written: a sentence for the user. */
export class RefusedError extends Error {}

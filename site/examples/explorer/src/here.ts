/** Where this file is. */
export const here: string = import.meta.url;

/** The folder of this file. */
export const folder: string = __dirname;

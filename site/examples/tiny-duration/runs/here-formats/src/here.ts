export const url = import.meta.url;
export const dir = import.meta.dirname;
export const file = import.meta.filename;

export const mode = import.meta.env.MODE;
export const base = process.env.BASE_URL;

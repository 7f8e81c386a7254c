export const mode = import.meta.env.MODE;

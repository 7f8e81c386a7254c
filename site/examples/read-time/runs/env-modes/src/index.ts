export const api = process.env.PUBLIC_API;
export const debug = process.env.PUBLIC_DEBUG;
export const nodeEnv = process.env.NODE_ENV;
export const mode = import.meta.env.MODE;

export const api = process.env.PUBLIC_API;
export const secret = process.env.SECRET;

// A script writes dist/schema.json after the build.
export const schema = new URL('./schema.json', import.meta.url);

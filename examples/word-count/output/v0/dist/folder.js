const folder = new URL('.', import.meta.url);
export { folder };

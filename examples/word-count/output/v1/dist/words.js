const words = new URL("./static/assets/words.txt", import.meta.url);
export { words };

const wordsPerMinute = Number("220");
export { wordsPerMinute };

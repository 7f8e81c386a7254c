const words: number = process.argv.length;

console.log(words);

const words = process.argv.length;
console.log(words);
export { };

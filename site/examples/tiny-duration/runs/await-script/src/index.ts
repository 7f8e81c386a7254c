const name = await Promise.resolve('tiny-duration');
console.log(name);

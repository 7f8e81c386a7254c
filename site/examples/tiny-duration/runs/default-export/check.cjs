const format = require('./dist/index.cjs');

console.log(format(95_000));

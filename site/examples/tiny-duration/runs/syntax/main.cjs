const { last } = require('tiny-duration');

console.log(last([1, 2, 3]));

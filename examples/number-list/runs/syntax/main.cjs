const { last } = require('number-list');

console.log(last([1, 2, 3]));

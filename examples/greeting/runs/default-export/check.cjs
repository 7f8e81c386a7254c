const greet = require('./dist');

console.log(greet('Ada'));

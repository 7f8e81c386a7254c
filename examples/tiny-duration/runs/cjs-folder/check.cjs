const { format } = require('tiny-duration');

console.log(format(95_000));

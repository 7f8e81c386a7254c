import duration = require('tiny-duration');

console.log(duration.format(95_000));

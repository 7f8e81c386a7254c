import duration = require('dual-duration');

console.log(duration.format(95_000));

const { sum } = require('./dist/index.cjs');
const load = require('./dist/load.cjs');

console.log('imported:', sum);
load.sum(1, 2).then((result) => console.log('loaded:', result));

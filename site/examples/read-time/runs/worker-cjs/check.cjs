const { start } = require('./dist/start.cjs');

const worker = start();
worker.once('message', (seconds) => {
  console.log(`${seconds} seconds`);
  worker.terminate();
});
worker.postMessage('one two three four five');

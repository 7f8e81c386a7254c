// The TypeScript 6 that API Extractor brings, installed as this project's own.
const { createRequire } = require('node:module');

module.exports = createRequire(require.resolve('@microsoft/api-extractor'))('typescript');

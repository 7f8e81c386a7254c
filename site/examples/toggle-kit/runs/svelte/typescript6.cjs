// Takes the TypeScript 6 of API Extractor, because the examples have 7, which svelte2tsx refuses.
const { createRequire, Module } = require('node:module');

const resolve = Module._resolveFilename;
const six = createRequire(require.resolve('@microsoft/api-extractor')).resolve('typescript');
Module._resolveFilename = (name, ...rest) => (name === 'typescript' ? six : resolve(name, ...rest));

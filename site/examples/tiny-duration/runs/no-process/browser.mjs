// As in a browser, where there is no such variable.
delete globalThis.process;

await import('./dist/index.js');

// Starts watch mode in the library and the dev server of an app, saves a source file of the library, and prints
// what the app serves before and after.
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const source = 'packages/core/src/index.ts';
// Declaration files come in the background, so there would be one more file if the computer is slow.
const options = ['--root', 'packages/core', '--watch', '--no-dts'];
const library = spawn(process.execPath, [rslib, ...options]);
const app = new EventEmitter();

for await (const text of library.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
  if (text.includes('watching for changes')) break;
}

const rsbuild = await createRsbuild({
  cwd: path.resolve('app'),
  config: { logLevel: 'silent', server: { port: 0, printUrls: false } },
});
rsbuild.onAfterDevCompile(({ stats }) => {
  for (const { message } of stats.toJson({ all: false, errors: true }).errors ?? [])
    console.log(message);
  app.emit('built');
});
const built = once(app, 'built');
const { server, port } = await rsbuild.startDevServer();
await built;

/** What the library says in the code that the app serves. */
async function readWord() {
  const code = await (await fetch(`http://localhost:${port}/static/js/index.js`)).text();
  return /tasks\.length} (\w+)/.exec(code)?.[1];
}

console.log(`The app serves “${await readWord()}”.`);
writeFileSync(source, readFileSync(source, 'utf8').replace('open', 'waiting'));
console.log('The source of the library is saved.');
do await once(app, 'built');
while ((await readWord()) === 'open');
console.log(`The app serves “${await readWord()}”.`);

library.kill();
await server.close();

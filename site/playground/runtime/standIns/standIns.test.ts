// One file: a test or two for each stand-in, in the order of the modules.

import assert from 'node:assert';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import util from 'node:util';
import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ownStandIns } from '../build/standInNames.mjs';
import { loadStandIn as load } from './testing.ts';

describe('each stand-in', () => {
  test.each(Object.entries(ownStandIns))(
    'for node:%s has as default export what it exports by name',
    async (_module, name) => {
      const { default: whole, ...named } = await load(name);
      expect(Object.keys(named).length + Object.keys(whole).length).toBeGreaterThan(0);
      for (const key of Object.keys(named))
        if (key in whole) expect(whole[key], key).toBe(named[key]);
    },
  );
});

describe('node:url', () => {
  test.each(['/a b/c#d?e%f.ts', '/plain.ts', '/folder/', '/é/文.ts'])(
    'has the address of %s',
    async (file) => {
      const { pathToFileURL, fileURLToPath } = await load('nodeUrl');
      expect(String(pathToFileURL(file))).toBe(String(url.pathToFileURL(file)));
      expect(fileURLToPath(pathToFileURL(file))).toBe(file);
    },
  );

  test('has no path for other addresses', async () => {
    const { fileURLToPath } = await load('nodeUrl');
    expect(() => fileURLToPath('https://rslib.rs/')).toThrow(
      expect.objectContaining({ code: 'ERR_INVALID_URL_SCHEME' }),
    );
  });

  test.each(['https://a.dev:80/b?c=d#e', './a/b.svg?inline', 'a.css#b'])(
    'parses %s',
    async (text) => {
      const { parse, format } = await load('nodeUrl');
      const names = ['protocol', 'pathname', 'search', 'query', 'hash', 'path'] as const;
      const expected = url.parse(text);
      for (const name of names) expect(parse(text)[name], name).toBe(expected[name]);
      expect(format(parse(text))).toBe(text);
    },
  );

  test('resolves relative addresses', async () => {
    const { resolve } = await load('nodeUrl');
    expect(resolve('/a/b', '../c')).toBe('/c');
  });
});

test('node:path is that of POSIX', async () => {
  const { win32, join, toNamespacedPath } = await load('nodePath');
  expect([win32.sep, join('a', '..', 'b'), toNamespacedPath('/a')]).toEqual(['/', 'b', '/a']);
});

describe('node:util', () => {
  test('styles as Node does', async () => {
    const { styleText, stripVTControlCharacters } = await load('nodeUtil');
    for (const style of ['bold', 'cyan', ['red', 'underline']] as const)
      expect(styleText(style, 'text')).toBe(
        [style].flat().reduceRight((text, one) => {
          const [begin, end] = util.inspect.colors[one] ?? [];
          return `\u001b[${begin}m${text}\u001b[${end}m`;
        }, 'text'),
      );
    expect(stripVTControlCharacters('\u001b[1mbold\u001b[22m \u001b]8;;a\u0007link')).toBe(
      'bold link',
    );
  });

  test('formats, with options or without', async () => {
    const { format, formatWithOptions } = await load('nodeUtil');
    expect([format('%s is %d', 'a', 1), formatWithOptions({ colors: true }, '%s', 'b')]).toEqual([
      'a is 1',
      'b',
    ]);
  });

  test('names the types of values', async () => {
    const { isPromise, isRegExp, isProxy } = await load('nodeUtilTypes');
    expect([isPromise(Promise.resolve()), isRegExp(/a/), isProxy(new Proxy({}, {}))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('node:process', () => {
  test('ends what runs instead of the worker', async () => {
    const { default: standIn } = await load('nodeProcess');
    expect(() => standIn.exit(2)).toThrow(expect.objectContaining({ code: 2 }));
    standIn.exitCode = 3;
    expect(() => standIn.exit()).toThrow(expect.objectContaining({ code: 3 }));
  });

  test('measures time in seconds and nanoseconds', async () => {
    const { hrtime } = await load('nodeProcess');
    const [seconds, nanoseconds] = hrtime(hrtime());
    expect(seconds).toBe(0);
    expect(nanoseconds).toBeGreaterThanOrEqual(0);
    expect(typeof hrtime.bigint()).toBe('bigint');
  });

  test('prints to the terminal, without lines that lead into the bundle', async () => {
    const { stdout, connectTerminal } = await load(
      'nodeProcess',
      "export { connectTerminal } from '../worker/terminal.ts';",
    );
    let printed = '';
    connectTerminal((text: string) => {
      printed += text;
    });
    stdout.write('built\n');
    stdout.write(
      'Error: no\n    at run (https://a.dev/chunk-A1.js:2:33)\n    at src/index.ts:1:2\n',
    );
    expect(printed).toBe('built\nError: no\n    at src/index.ts:1:2\n');
  });
});

describe('node:fs', () => {
  test('reads paths from the working directory', async () => {
    const folder = await mkdtemp(path.join(await realpath(os.tmpdir()), 'stand-in-'));
    await writeFile(path.join(folder, 'a.txt'), 'text');
    const {
      readFileSync,
      statSync,
      default: fs,
      change,
    } = await load(
      'nodeFs',
      "import process from './nodeProcess.ts'; export const change = process.chdir;",
    );
    change(folder);
    expect(readFileSync('a.txt', 'utf8')).toBe('text');
    expect(await fs.promises.readFile('a.txt', 'utf8')).toBe('text');
    expect(statSync('missing.txt', { throwIfNoEntry: false })).toBe(undefined);
    expect(() => fs.renameSync('missing.txt', 'b.txt')).toThrow(folder);
    await rm(folder, { recursive: true });
  });

  test('completes errors of the file system in memory', async () => {
    const { default: fs } = await load('nodeFs');
    expect(() => fs.fail()).toThrow(expect.objectContaining({ errno: -2, syscall: 'open' }));
  });

  test('has promises as a module', async () => {
    const { readFile } = await load('nodeFsPromises');
    expect(await readFile(import.meta.filename, 'utf8')).toContain('has promises as a module');
  });
});

describe('node:module', () => {
  test('requires what is known by name, files, and packages by their exports', async () => {
    const { createRequire, isBuiltin, registerName, readExports } = await load(
      'nodeModule',
      "export { registerName } from '../worker/moduleRegistry.ts'; export { readExports } from '../worker/resolveRequest.ts';",
    );
    registerName('fs', { known: true });
    const requireHere = createRequire(url.pathToFileURL(import.meta.filename).href);
    expect(requireHere('node:fs')).toEqual({ known: true });
    expect(requireHere('../../../package.json').name).toBe('rslib-site');
    expect(requireHere.resolve('vitest')).toMatch(/vitest/);
    expect(isBuiltin('fs/promises')).toBe(true);
    expect(() => requireHere('./missing')).toThrow(
      expect.objectContaining({ code: 'MODULE_NOT_FOUND' }),
    );
    const exports = { '.': { import: './a.mjs', default: './a.cjs' }, './lib/*': './dist/*.js' };
    expect(readExports(exports, '.', ['require', 'default'])).toBe('./a.cjs');
    expect(readExports(exports, './lib/b', ['default'])).toBe('./dist/b.js');
    expect(readExports(exports, './src/b', ['default'])).toBe(undefined);
    expect(readExports('./main.js', '.', [])).toBe('./main.js');
  });
});

test('node:crypto hashes at once', async () => {
  const { hash, createHash, randomUUID, randomBytes } = await load('nodeCrypto');
  expect(hash('md5', 'text')).toBe(createHash('md5').update('text').digest('hex'));
  expect([randomUUID().length, randomBytes(4).length]).toEqual([36, 4]);
});

test('node:zlib compresses with the browser, at once or as a stream', async () => {
  const { gzip, createGzip, gzipSync } = await load('nodeZlib');
  const bytes: Buffer = await new Promise((done, fail) =>
    gzip('text', { level: 6 }, (error: unknown, result: Buffer) =>
      error ? fail(error) : done(result),
    ),
  );
  expect(String(zlib.gunzipSync(bytes))).toBe('text');
  const stream = createGzip();
  stream.end('text');
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  expect(String(zlib.gunzipSync(Buffer.concat(parts)))).toBe('text');
  expect(() => gzipSync('text')).toThrow('gzip and deflate only');
});

test('node:vm runs code in the scope of the worker, or with variables', async () => {
  const { runInThisContext, runInNewContext, Script, compileFunction } = await load('nodeVm');
  expect(runInThisContext('1 + 1', { filename: 'a.js' })).toBe(2);
  expect(runInNewContext('a + 1', { a: 2 })).toBe(3);
  expect(new Script('4').runInThisContext()).toBe(4);
  expect(compileFunction('return a', ['a'])(5)).toBe(5);
});

test('node:async_hooks holds a value while a function runs', async () => {
  const { AsyncLocalStorage, AsyncResource } = await load('nodeAsyncHooks');
  const storage = new AsyncLocalStorage();
  expect([storage.run(1, () => storage.getStore()), storage.getStore()]).toEqual([1, undefined]);
  storage.enterWith(2);
  expect(storage.exit(() => storage.getStore())).toBe(2);
  storage.disable();
  expect(storage.getStore()).toBe(undefined);
  expect(new AsyncResource().runInAsyncScope((value: number) => value, null, 3)).toBe(3);
});

test('node:worker_threads has channels and no workers', async () => {
  const { MessageChannel: Channel, Worker, isMainThread } = await load('nodeWorkerThreads');
  expect([Channel, isMainThread]).toEqual([MessageChannel, true]);
  expect(() => new Worker('a.js')).toThrow(
    "node:worker_threads (Worker) isn't available in a browser.",
  );
});

test.each([
  ['nodeBuffer', 'Buffer', Buffer],
  ['nodePerfHooks', 'performance', performance],
])('%s gives the %s there is', async (name, key, expected) => {
  expect((await load(name))[key]).toBe(expected);
});

test('small facts of a terminal, a machine and texts', async () => {
  const { isatty } = await load('nodeTty');
  const { cpus, EOL } = await load('nodeOs');
  const { escape: encode, parse } = await load('nodeQuerystring');
  const { pipeline } = await load('nodeStreamPromises');
  expect([isatty(1), isatty(0), cpus().length, EOL]).toEqual([true, false, 2, '\n']);
  expect([encode('a b'), { ...parse('a=1') }, typeof pipeline]).toEqual([
    'a%20b',
    { a: '1' },
    'function',
  ]);
});

describe('node:child_process', () => {
  test('runs the script of declaration files here, one message after another', async () => {
    const { fork, registerPaths, nodeProcess } = await load(
      'nodeChildProcess',
      "export { registerPaths } from '../worker/moduleRegistry.ts'; export { default as nodeProcess } from './nodeProcess.ts';",
    );
    const script = '/node_modules/rsbuild-plugin-dts/dist/dts.js';
    registerPaths({
      [script]: () => {
        nodeProcess.on('message', async ({ name }: { name: string }) => {
          nodeProcess.send(`${name} made`);
          nodeProcess.exit();
        });
        return {};
      },
    });
    const replies: string[] = [];
    const closed = ['a', 'b'].map((name) => {
      const child = fork(script);
      child.on('message', (reply: string) => replies.push(reply));
      child.send({ name, left: () => 'out' });
      return new Promise((done) => child.on('close', done));
    });
    await Promise.all(closed);
    expect(replies).toEqual(['a made', 'b made']);
  });

  test('runs nothing else', async () => {
    const { fork, spawn } = await load('nodeChildProcess');
    expect(() => fork('/other.js')).toThrow("aren't available in a browser");
    expect(() => spawn('ls')).toThrow("isn't available in a browser");
  });
});

test('what a browser cannot have can be imported, and fails when it is used', async () => {
  const { createUnavailable } = await load('unavailable');
  const { createServer, constants, then, hasOwnProperty: has } = createUnavailable('node:http');
  assert.throws(() => createServer(), /node:http \(createServer\) isn't available in a browser\./);
  expect([constants, then, typeof has]).toEqual([{}, undefined, 'function']);
});

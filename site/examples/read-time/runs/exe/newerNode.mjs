// The proof runs on any Node.js, so this stands in for Node.js 25.9 on a given machine: it prints what Rslib
// asks of programs and of the network, and answers like them.
import childProcess from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** The path of the Node.js that runs Rslib. */
const node = path.resolve('node');
const archive = 'archive';
const { versions: realVersions } = process;
const checksum = createHash('sha256').update(archive).digest('hex');

/** Lines for each request, in the order of the alphabet, because Rslib works on targets in parallel. */
export const requests = [];

/** Pretends to be another machine. `responses` has a function for each end of a URL that `fetch` answers differently. */
export function pretend({
  platform = 'linux',
  arch = 'x64',
  versions = {},
  responses = {},
  unpacks = true,
} = {}) {
  requests.length = 0;
  define(process, { platform, arch, execPath: node });
  define(process, { versions: { ...realVersions, node: '25.9.0', ...versions } });
  process.env.XDG_CACHE_HOME = path.resolve('cache');
  globalThis.fetch = async (url) => {
    requests.push(`fetch ${url}`);
    const end = Object.keys(responses).find((end) => url.endsWith(end));
    if (end) return responses[end]();
    return new Response(url.endsWith('.txt') ? listArchives(url) : archive);
  };
  childProcess.spawn = (command, args) => run(command, args, unpacks);
  syncBuiltinESMExports();
}

function define(object, values) {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(object, name, { value, configurable: true });
}

function listArchives(url) {
  const [version] = /v[\d.]+\d/.exec(url);
  const names = [
    'linux-x64.tar.gz',
    'linux-arm64.tar.gz',
    'darwin-x64.tar.gz',
    'darwin-arm64.tar.gz',
    'win-x64.zip',
    'win-arm64.zip',
  ];
  return names.map((name) => `${checksum}  node-${version}-${name}`).join('\n');
}

function run(command, args, unpacks) {
  const child = Object.assign(new EventEmitter(), {
    stdout: new EventEmitter(),
    stderr: new EventEmitter(),
  });
  setImmediate(() => {
    const { code = 0, stdout = '', stderr = '' } = answer(path.basename(command), args, unpacks);
    child.stdout.emit('data', stdout);
    child.stderr.emit('data', stderr);
    child.emit('close', code);
  });
  return child;
}

function answer(program, args, unpacks) {
  const [first, second, , fourth, fifth] = args;
  if (first === '--version') {
    const known = { node: 'v25.9.0', 'node-nightly': 'v25.9.0-nightly', 'node-25.8': 'v25.8.0' }[
      program
    ];
    return known ? { stdout: known } : { code: 1, stderr: `${program}: not found` };
  }
  if (first === '--build-sea') {
    const { output, ...rest } = JSON.parse(readFileSync(second, 'utf8'));
    if (rest.execArgv?.includes('--broken'))
      return { code: 9, stderr: 'node: bad option: --broken' };
    writeFileSync(output, 'an executable');
    requests.push(
      `node --build-sea ${relative(output)} ${JSON.stringify(rest, (_, value) => (isPath(value) ? relative(value) : value))}`,
    );
    return {};
  }
  requests.push([program, ...args.map((word) => (isPath(word) ? relative(word) : word))].join(' '));
  // `tar -xzf archive -C folder name/bin/node`, `unzip -q archive -d folder`
  const unpacked = program === 'tar' ? path.join(fourth, fifth) : null;
  const file =
    unpacked ??
    (program === 'unzip' ? path.join(fourth, path.basename(second, '.zip'), 'node.exe') : null);
  if (file && unpacks) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'a Node.js');
  }
  return {};
}

const isPath = (value) => typeof value === 'string' && path.isAbsolute(value);
const relative = (file) => path.relative('', file).replaceAll('\\', '/') || '.';

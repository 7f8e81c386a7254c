import type { Random } from './random.ts';

/** A raw HTTP request. */
export interface HostileRequest {
  text: string;
  /** Whether the client closes the connection afterward, because no response is expected. */
  isCut: boolean;
  /** Whether servers must reject its host. */
  isForeign: boolean;
}

const methods = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\0T',
  '',
];
const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.', 'http/1.1', ''];
const foreignHosts = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', 'x'];
const brokenHosts = ['', '[::1', 'localhost:port', '\0', 'a'.repeat(300), 'локальный'];

const pieces = [
  ...['..', '../', '%2e%2e', '%2e%2e%2f', '..%2f..%2f..%2fsecret.txt', '/../../secret.txt', '..\\'],
  ...['\\', '%5c', '%00', '\0', '//', '%2f', '%', '%E0%A4%A', '%ff', '%C0%AE', '?', '#', ';', '&'],
  ...['.env', '/.git/config', '.DS_Store', '.well-known/', '_headers', '_redirects', '~', '*', '@'],
  ...['__proto__', 'constructor', 'toString', '.data.bin', 'index.html', '404', '/index', '.html'],
  ...['__docs/problems.css', 'hashed/', 'search_index.en.json', 'http://evil.example/', 'é', '😀'],
  ...['\u2028', '\t', 'x'.repeat(300), 'y'.repeat(5000), 'z'.repeat(40_000), '/a'.repeat(2000)],
  ...[
    'keyword=',
    'keyword=%00',
    'keyword=start&limit=-1',
    'limit=1e9',
    'lang=zh',
    'searchIndexes=,',
  ],
];

const headers = [
  ...['Range: bytes=0-', 'Range: bytes=5-2', 'Range: bytes=-99999999999', 'Range: lines=1'],
  ...['If-None-Match: *', 'If-None-Match: W/"', 'If-Modified-Since: yesterday', 'If-Range: x'],
  ...['Accept-Encoding: br;q=x, gzip;q=-1', 'Accept-Encoding: *', 'Accept-Encoding: zstd,,;q='],
  ...['Content-Length: 5', 'Content-Length: -1', 'Content-Length: 99999999999999999999'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip', 'Expect: 100-continue', 'Expect: x'],
  ...['Upgrade: websocket', 'Upgrade: h2c', 'Origin: null', 'Origin: https://evil.example'],
  ...['X-Forwarded-For: , ,', 'X-Forwarded-Host: evil.example', 'Cookie: a', ': empty', 'No colon'],
  ...[
    'Bad\0Name: x',
    'Folded: a\r\n b',
    `Long: ${'h'.repeat(20_000)}`,
    '__proto__: x',
    'Host: two',
  ],
];

/** Creates a broken request for one of `paths`, which exist; `host` is the name of the server. */
export function makeHostileRequest(
  random: Random,
  { paths, host }: { paths: readonly string[]; host: string },
): HostileRequest {
  const isForeign = random.chance(0.1);
  const hosts = isForeign ? foreignHosts : random.chance(0.1) ? brokenHosts : [host];
  const method = random.chance(0.2) ? random.pick(methods) : 'GET';
  const version = random.chance(0.05) ? random.pick(versions) : 'HTTP/1.1';
  const lines = [
    `${method} ${makeTarget(random, paths)} ${version}`,
    `Host: ${random.pick(hosts)}`,
    ...Array.from({ length: random.below(4) }, () => random.pick(headers)),
    'Connection: close',
  ];
  const text = `${lines.join('\r\n')}\r\n\r\n`;
  if (random.chance(0.1)) return { text: flip(random, text), isCut: true, isForeign: false };
  const isCut = random.chance(0.15);
  return { text: isCut ? text.slice(0, random.below(text.length)) : text, isCut, isForeign };
}

function makeTarget(random: Random, paths: readonly string[]): string {
  let target = random.pick(paths);
  for (let changes = random.below(4); changes > 0; changes--) {
    const at = random.below(target.length + 1);
    target = target.slice(0, at) + random.pick(pieces) + target.slice(at + random.below(3));
  }
  return target;
}

/** Replaces a few characters anywhere in the request. */
function flip(random: Random, text: string): string {
  const characters = [...text];
  for (let flips = 1 + random.below(5); flips > 0; flips--) {
    characters[random.below(characters.length)] = String.fromCharCode(random.below(256));
  }
  return characters.join('');
}

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

// A tarball has blocks of 512 bytes: the head of a file, with its path and size, then its content.
const archive = gunzipSync(readFileSync(process.argv[2]));
for (let at = 0; archive[at] > 0; ) {
  const name = archive.toString('utf8', at, at + 100).replace(/\0.*/s, '');
  const size = Number.parseInt(archive.toString('utf8', at + 124, at + 136), 8);
  if (name === 'package/package.json')
    console.log(JSON.parse(archive.toString('utf8', at + 512, at + 512 + size)).exports);
  at += 512 + Math.ceil(size / 512) * 512;
}

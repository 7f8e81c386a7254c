// Prints the dependencies in the package.json of a packed package.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const archive = gunzipSync(readFileSync(process.argv[2]));
for (let offset = 0; offset < archive.length; ) {
  const name = archive.toString('utf8', offset, offset + 100).replace(/\0.*/s, '');
  const size = Number.parseInt(archive.toString('utf8', offset + 124, offset + 136), 8) || 0;
  if (name === 'package/package.json') {
    const { dependencies, peerDependencies } = JSON.parse(
      archive.toString('utf8', offset + 512, offset + 512 + size),
    );
    console.log(JSON.stringify({ dependencies, peerDependencies }, null, 2));
  }
  offset += 512 + Math.ceil(size / 512) * 512;
}

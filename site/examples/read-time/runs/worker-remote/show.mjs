import { readdirSync, statSync } from 'node:fs';

// Hashes and IDs depend on the project's directory, and exact sizes on both.
const lines = readdirSync('dist')
  .filter((name) => name.endsWith('.js'))
  .map((name) => {
    const shown = name.replace(/^[\da-z]{1,3}\./, '<id>.').replace(/\.[\da-f]{8,}\./, '.<hash>.');
    const size = Math.round(statSync(`dist/${name}`).size / 10_000) * 10;
    return `${shown} ${size < 10 ? 'a few' : `about ${size}`} kB`;
  });
console.log(lines.sort().join('\n'));

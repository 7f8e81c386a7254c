import { loadConfig } from '@rslib/core';

for (const words of [['build'], ['build', '--watch'], ['-w']]) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...words);
  const { content } = await loadConfig({ path: 'watching.config.mjs' });
  console.log(`rslib ${words.join(' ')}`.padEnd(20), content.output.sourceMap);
}

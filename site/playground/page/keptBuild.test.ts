import { expect, test } from 'vitest';
import { keepBuild } from './keptBuild.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test('shows what a library has in the order of paths, without what Rslib works with', () => {
  const { bytes, texts } = keepBuild({
    files: {
      'dist/index.js': encode('export {};'),
      '.rstack/declarations/index.d.ts': encode('export {};'),
      'dist/dot.png': new Uint8Array([0x89, 0x50, 0xff]),
    },
    isFailed: false,
    milliseconds: 1,
  });
  expect(texts).toEqual({ 'dist/dot.png': 3, 'dist/index.js': 'export {};' });
  expect(Object.keys(bytes)).toEqual(['dist/dot.png', 'dist/index.js']);
});

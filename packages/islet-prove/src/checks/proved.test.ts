import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { readProved, writeProved } from './proved.ts';

test('what was proved is read as it was written, with a line for each part, sorted', () =>
  withFiles({}, async (root) => {
    const file = path.join(root, 'proved.json');
    expect(await readProved(file)).toEqual({});
    writeProved(file, { Types: { b: '2', a: '1' }, Data: {} });
    expect(await readFile(file, 'utf8')).toBe(
      '{\n  "Types": {\n    "a": "1",\n    "b": "2"\n  },\n  "Data": {}\n}\n',
    );
    expect(await readProved(file)).toEqual({ Types: { a: '1', b: '2' }, Data: {} });
  }));

test.each(['<<<<<<< HEAD', '[]', '{ "Types": ["a"] }'])(
  '%s is an error that says what to do',
  (text) =>
    withFiles({ 'proved.json': text }, async (root) => {
      const file = path.join(root, 'proved.json');
      await expect(readProved(file)).rejects.toThrow(
        /proved\.json[\s\S]+ run `npm run proof -- --update`/,
      );
    }),
);

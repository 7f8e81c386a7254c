import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patience } from '#testing/patience.mjs';
import { withFiles } from '../../page/record/testing.ts';
import { readNote, writeNote } from './notes.mjs';

test('a note is read as it was written, and no other file is left', () =>
  withFiles({}, async (root) => {
    const file = path.join(root, 'new/note.json');
    expect(readNote(file)).toEqual({ value: null, isDamaged: false });
    writeNote(file, { text: 'ä\n"}', list: [1, null] });
    expect(readNote(file)).toEqual({ value: { text: 'ä\n"}', list: [1, null] }, isDamaged: false });
    expect(await readdir(path.join(root, 'new'))).toEqual(['note.json']);
    expect(JSON.parse(await readFile(file, 'utf8')).note.list).toEqual([1, null]);
  }));

test('anything else is not read as a note, and is replaced', () =>
  withFiles({}, async (root) => {
    const file = path.join(root, 'note.json');
    const value = { list: ['a', 'b'] };
    writeNote(file, value);
    const whole = await readFile(file);
    const other = fc.oneof(
      fc.constantFrom('', '{}', 'null', '{"hash":"","note":{"list":["a","b"]}}'),
      fc.json(),
      fc.nat(whole.length - 1).map((length) => whole.subarray(0, length)),
      fc.tuple(fc.nat(whole.length - 1), fc.nat(7)).map(([at, bit]) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (whole[at] ?? 0) ^ (1 << bit);
        return bytes;
      }),
    );
    await fc.assert(
      fc.asyncProperty(other, async (content) => {
        await writeFile(file, content);
        expect(readNote(file)).toEqual({ value: null, isDamaged: true });
      }),
    );
    await rm(file);
    await mkdir(path.join(file, 'folder'), { recursive: true });
    expect(readNote(file)).toEqual({ value: null, isDamaged: true });
    writeNote(file, value);
    expect(readNote(file).value).toEqual(value);
  }));

test.runIf(process.platform !== 'win32')('a named pipe is a damaged note, and is replaced', () =>
  withFiles({}, async (root) => {
    const file = path.join(root, 'note.json');
    execFileSync('mkfifo', [file]);
    // Reading the pipe would never end, so another process does it.
    const url = new URL('notes.mjs', import.meta.url);
    const code = `import { readNote } from '${url}'; process.stdout.write(JSON.stringify(readNote(process.argv[1])));`;
    const args = ['--input-type=module', '--eval', code, file];
    const read = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: patience });
    expect(JSON.parse(read)).toEqual({ value: null, isDamaged: true });
    writeNote(file, 'whole');
    expect(readNote(file).value).toBe('whole');
  }),
);

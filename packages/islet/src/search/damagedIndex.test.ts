import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex, buildIndexFiles } from './index/buildIndex.ts';
import { formatVersion, IndexError } from './index/indexFile.ts';
import { indexPage } from './index/indexPage.ts';
import { loadIndex } from './query/loadIndex.ts';
import { parseShortPage } from './testing.ts';

const pages = ['one', 'two', 'three'].map((name) =>
  parseShortPage(`/${name}`, `# Page ${name}\nA library of words.\n## Section\nMore on ${name}.`),
);

describe('an invalid file', () => {
  const file = buildIndex(pages, { lang: 'en' });
  const [part = file] = buildIndexFiles(pages.map(indexPage), { lang: 'en' }).parts.values();

  test.each([
    ['cut off', file.subarray(0, file.length - 7), /damaged or was cut off/],
    ['empty', new Uint8Array(), /not a search index/],
    ['a web page', new TextEncoder().encode('<!doctype html>'), /not a search index/],
    ['older', file.with(3, formatVersion - 1), /has format 9, and 10 is needed/],
    ['a part', part, /not a search index/],
    ['only a header', file.subarray(0, 6), /damaged or was cut off/],
  ])('is refused: %s', (_, bytes, message) => {
    expect(() => loadIndex(bytes)).toThrow(message);
    expect(() => loadIndex(bytes)).toThrow(IndexError);
  });

  test('is rejected wherever a byte is wrong', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const wrong = file.with(at, (file[at] ?? 0) ^ change);
        expect(() => loadIndex(wrong)).toThrow(IndexError);
      }),
    );
  });

  test('is rejected if it is a part, and loaded again by the next query', async () => {
    const files = buildIndexFiles(pages.map(indexPage), { lang: 'en' });
    let isDamaged = true;
    const parted = loadIndex(files.main, async (name) => {
      const part = files.parts.get(name) ?? new Uint8Array();
      return isDamaged ? part.subarray(0, 20) : part;
    });
    await expect(parted.query('library')).rejects.toThrow(IndexError);
    isDamaged = false;
    expect((await parted.query('library')).hits).toHaveLength(3);
  });
});

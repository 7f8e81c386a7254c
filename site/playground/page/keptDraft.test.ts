import { describe, expect, test } from 'vitest';
import { type KeptDraft, keepDraft, projectAddressOf, readDraft } from './keptDraft.ts';

const draft: KeptDraft = {
  address: '?run=a/b',
  files: { 'src/index.ts': '// mine' },
  command: 'npx rslib',
  origin: { kind: 'link' },
};

/** A storage with one text, which the test sees. */
function openStorage(stored: string | null = null) {
  const kept = { text: stored };
  const storage = {
    getItem: () => kept.text,
    setItem: (_key: string, text: string) => {
      kept.text = text;
    },
    removeItem: () => {
      kept.text = null;
    },
  };
  return { kept, open: () => storage };
}

const refuse = (): never => {
  throw new DOMException('The operation is insecure.');
};

describe('the draft of a tab', () => {
  test('is read where it was kept, and nowhere else', () => {
    const { open } = openStorage();
    keepDraft(open, draft);
    expect(readDraft(open, '?run=a/b')).toEqual(draft);
    expect(readDraft(open, '')).toBeNull();
  });

  test('leaves nothing behind', () => {
    const { kept, open } = openStorage(JSON.stringify(draft));
    keepDraft(open, null);
    expect(kept.text).toBeNull();
  });

  test('is missing where nothing may be stored', () => {
    keepDraft(refuse, draft);
    expect(readDraft(refuse, '?run=a/b')).toBeNull();
  });

  test.each([
    'no JSON',
    'null',
    JSON.stringify({ ...draft, files: { '../up.ts': '' } }),
    JSON.stringify({ ...draft, origin: { kind: 'site' } }),
    JSON.stringify({ ...draft, address: 1 }),
    JSON.stringify({ ...draft, command: ['npx rslib'] }),
  ])('is not taken from %j', (text) => {
    expect(readDraft(openStorage(text).open, '?run=a/b')).toBeNull();
  });
});

test.each([
  ['', '', ''],
  ['?run=a/b', '', '?run=a/b'],
  ['?run=a/b', '#content', '?run=a/b'],
  ['', '#1~abc', '#1~abc'],
])('the address of %j and %j is %j', (search, hash, expected) => {
  expect(projectAddressOf({ search, hash })).toBe(expected);
});

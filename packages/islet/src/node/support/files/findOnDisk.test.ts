import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { findOnDisk, suggestNearFile } from './findOnDisk.ts';

const files = {
  'u\u0308ber/Mu\u0308ll.png': '',
  'Shot.PNG': '',
  '.secret': '',
  'screenshot.png': '',
};

test.each([
  ['\u00fcber/M\u00fcll.png', 'u\u0308ber/Mu\u0308ll.png'],
  ['u\u0308ber/Mu\u0308ll.png', 'u\u0308ber/Mu\u0308ll.png'],
  ['\u00fcber/gone\u00fc.png', '\u00fcber/gone\u00fc.png'],
  ['gone/\u00fc.png', 'gone/\u00fc.png'],
  ['Shot.PNG', 'Shot.PNG'],
])('%j is on the disk as %j', (written, found) =>
  withFiles(files, async (root) => {
    expect(path.relative(root, findOnDisk(path.join(root, written)))).toBe(path.normalize(found));
  }),
);

test.each([
  ['./shot.png', 'Did you mean `./Shot.PNG`?'],
  ['screnshot.png', 'Did you mean `screenshot.png`?'],
  ['secret', undefined],
  ['other.txt', undefined],
  ['gone/shot.png', undefined],
])('for %s, the suggestion is %s', (written, suggestion) =>
  withFiles(files, async (root) => {
    expect(suggestNearFile(written, path.join(root, written))).toBe(suggestion);
  }),
);

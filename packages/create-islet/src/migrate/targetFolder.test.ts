import { existsSync } from 'node:fs';
import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { writeAll } from './targetFolder.ts';

test.each(['../out.md', 'docs/../../out.md'])(
  'nothing is written if a file would be at `%s`, outside of the target',
  (name) =>
    withFiles({ 'source.md': '' }, async (root) => {
      const target = path.join(root, 'new');
      const inside = new Map([['docs/index.md', '']]);
      const output = new Map([...inside, [name, '']]);
      const copied = new Map([[path.join(root, 'source.md'), name]]);
      const message = `A file would be written to \`${name}\``;
      for (const files of [
        { output, copied: new Map() },
        { output: inside, copied },
      ]) {
        await expect(
          writeAll(target, { ...files, publicFolders: [], leftOut: [] }),
        ).rejects.toThrow(message);
      }
      expect(existsSync(target)).toBe(false);
    }),
);

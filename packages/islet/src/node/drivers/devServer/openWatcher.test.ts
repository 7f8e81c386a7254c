import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { closeWatcher, openWatcher } from './openWatcher.ts';

test.skipIf(process.platform === 'win32')(
  'an error that is found after closing is not thrown',
  () =>
    withFiles({}, async (folder) => {
      const link = path.join(folder, 'loop.md');
      await symlink('loop.md', link);
      const fail = vi.fn();
      const watcher = openWatcher(null, () => false, { note() {}, fail });
      const emit = vi.spyOn(watcher, 'emit');
      watcher.add(link);
      await closeWatcher(watcher);
      // Chokidar was looking at the link already.
      await expect.poll(() => emit.mock.calls[0]).toEqual(['error', expect.any(Error)]);
      expect(emit.mock.results[0]).toEqual({ type: 'return', value: true });
      expect(fail).not.toHaveBeenCalled();
    }),
);

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '#common/types.ts';
import { withFiles } from '../content/page/testing.ts';
import { openProject } from '../scan/openProject.ts';
import type { ReadyBundle } from './bundleLoader.ts';
import { createPageStage } from './pageStage.ts';

test('an edited page is rendered once for the browser that loads it, unless the theme changes', () =>
  withFiles(
    {
      'site.config.mts': "export default { title: 'Site' };",
      'docs/en/guide.mdx': '# A\n\n{Date.now()}',
    },
    async (root) => {
      const project = await openProject(root);
      if ('problems' in project) throw new Error('The config is wrong.');
      let count = 0;
      const ready: ReadyBundle = {
        bundle: { boot: '', stylesheets: [], moduleStyles: {}, serverEntry: '', files: [] },
        runtime: {
          names: { components: {}, modules: {} },
          renderShell: async () => '',
          renderShells: async () => [],
          renderProgram: async () => [`${++count}`],
        },
      };
      let problems: Problem[] = [];
      const stage = createPageStage({
        project,
        bundle: {
          current: async () => ready,
          problems: () => problems,
        },
        print() {},
        onDependencies() {},
      });
      const shown = async (): Promise<string | undefined> =>
        (await stage.visit('/guide', ready))?.state.page.html;
      const file = path.join(project.docsRoot, 'en/guide.mdx');
      const edit = async (text: string): Promise<void> => {
        await writeFile(file, text);
        await stage.revisit(await stage.invalidate(new Set([file])), stage);
      };
      expect(await shown()).toMatch(/A.*1/s);
      await edit('# A\n\nEdited {Date.now()}');
      expect([await shown(), count]).toEqual([expect.stringMatching(/Edited 2/), 2]);
      // Its code may give something else each time.
      expect([await shown(), count]).toEqual([expect.stringMatching(/Edited 3/), 3]);
      await edit('# A\n\nAgain {Date.now()}');
      problems = [];
      expect([await shown(), count]).toEqual([expect.stringMatching(/Again 5/), 5]);
    },
  ));

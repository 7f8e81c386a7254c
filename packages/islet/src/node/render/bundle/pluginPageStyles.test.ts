import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { type Files, withFiles } from '../../page/record/testing.ts';
import { pluginPageStyles } from './pluginPageStyles.ts';
import { type StyleFiles, styleFilesSchema, stylesFile } from './styleFiles.ts';

/** Bundles `server.js`; gives the classes in each stylesheet in place of its name. */
function bundle(files: Files): Promise<StyleFiles> {
  return withFiles(files, async (root) => {
    const out = path.join(root, 'out');
    const rsbuild = await createRsbuild({
      config: {
        root,
        mode: 'production',
        logLevel: 'silent',
        plugins: [pluginPageStyles(root)],
        output: { target: 'node', emitCss: true, distPath: { root: out } },
        performance: { printFileSize: false },
        environments: {
          server: { source: { entry: { server: { import: path.join(root, 'server.js') } } } },
        },
        splitChunks: false,
      },
    });
    await (await rsbuild.build()).close();
    const found = styleFilesSchema.parse(
      JSON.parse(await readFile(path.join(out, stylesFile), 'utf8')),
    );
    const read = (names: string[]): Promise<string[]> =>
      Promise.all(
        names.map(async (name) => classesOf(await readFile(path.join(out, name), 'utf8'))),
      );
    const modules = await Promise.all(
      Object.entries(found.modules).map(async ([key, names]) => [key, await read(names)] as const),
    );
    return { site: await read(found.site), modules: Object.fromEntries(modules) };
  });
}

const classesOf = (css: string): string => (css.match(/\.\w+/g) ?? []).join(' ');

const importModules = (...files: string[]): string =>
  files.map((file) => `import(/* webpackMode: "eager" */ './${file}');\n`).join('');

test('what only modules of pages import is theirs, also through other modules', async () => {
  const styles = await bundle({
    'server.js': `import './theme.js';\n${importModules('A.js', 'B.js', 'C.js', 'plain.css')}`,
    'theme.js': "import './theme.css';",
    'theme.css': '.theme{top:0}',
    'A.js': "import './a.css'; import './deep.js';",
    'B.js': "import './deep.js'; import './theme.css';",
    'C.js': 'console.log()',
    'a.css': '.a{top:0}',
    'deep.js': "import './deep.css';",
    'deep.css': '@import "./far.css";\n.deep{top:0}',
    'far.css': '.far{top:0}',
    'plain.css': '.plain{top:0}',
  });
  expect(styles).toEqual({
    site: ['.theme'],
    modules: {
      './A.js': ['.a', '.far .deep'],
      './B.js': ['.far .deep'],
      './plain.css': ['.plain'],
    },
  });
});

test('without such styles, the site has all', async () => {
  const styles = await bundle({
    'server.js': `import './theme.css';\n${importModules('A.js')}`,
    'theme.css': '.theme{top:0}',
    'A.js': "import './theme.css';",
  });
  expect(styles).toEqual({ site: ['.theme'], modules: {} });
});

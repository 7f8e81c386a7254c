import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { build } from './testing.ts';

const tokens = '@import "islet/theme/styles/tokens.css";\n';

const files = {
  'site.config.ts': "export default { title: 'A', base: '/docs/' };",
  'docs/en/index.md': '# A',
  'public/fonts/a font.woff2': 'a',
  'theme/styles/tokens.css': `${tokens}@font-face { font-family: A; src: url(/fonts/a%20font.woff2) }\n`,
};

test('a stylesheet names a font of the public folder by its address, and the base is added', async () => {
  await withFiles(files, async (siteRoot) => {
    const { problems } = await build(siteRoot);
    expect(problems).toEqual([]);
    const hashed = path.join(siteRoot, 'dist/hashed');
    const styles = (await readdir(hashed)).filter((name) => name.endsWith('.css'));
    const css = await Promise.all(styles.map((name) => readFile(path.join(hashed, name), 'utf8')));
    expect(css.join('')).toContain('src:url(/docs/fonts/a%20font.woff2)');
    expect(await readdir(path.join(siteRoot, 'dist/fonts'))).toEqual(['a font.woff2']);
  });
});

test('a font that is not there is an error of the stylesheet that names it', async () => {
  const wrong = {
    ...files,
    'theme/styles/tokens.css': `${tokens}@font-face { font-family: A; src: url(/fonts/b.woff2) }\n`,
    'theme/index.tsx': "import './extra.css';\nexport * from 'islet/theme';\n",
    'theme/extra.css': `.a { background: url("/c.png"); }\n.b { background: url('./d.png'); }\n`,
  };
  await withFiles(wrong, async (siteRoot) => {
    const { problems } = await build(siteRoot);
    const told = problems.map(({ file, line, column, message, fix }) =>
      [`${file}:${line}:${column}`, message, fix].join(' '),
    );
    expect(told.sort()).toEqual([
      'theme/extra.css:1:22 The file `/c.png` is not in the public folder. Put it there, or correct the path.',
      'theme/extra.css:2:22 The module `./d.png` cannot be found. Correct the path, or create the file.',
      'theme/styles/tokens.css:2:38 The file `/fonts/b.woff2` is not in the public folder. Put it there, or correct the path.',
    ]);
  });
});

import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { checkFenceModule, hashFenceModule, loadFenceModule } from './fenceModule.ts';

const good = 'export default { keys: ["level"], quote: () => null };';
const files = {
  'good.mjs': good,
  'node_modules/a-package/package.json': '{ "name": "a-package", "exports": "./index.mjs" }',
  'node_modules/a-package/index.mjs': good,
  'thrown.mjs': 'throw new Error("No disk");',
  'number.mjs': 'export default 1;',
  'keys.mjs': 'export default { keys: [1] };',
  'quote.mjs': 'export default { quote: "a" };',
  'none.mjs': 'export const keys = [];',
};
const kind =
  'cannot be loaded: Its default export is not an object with `keys`, `quote`, `replace` or `link`.';

test.each([['./good.mjs'], ['a-package']])('%s is loaded', (name) =>
  withFiles(files, async (siteRoot) => {
    expect(await checkFenceModule({ siteRoot, name }, 'site.config.ts')).toEqual([]);
    expect((await loadFenceModule({ siteRoot, name })).keys).toEqual(['level']);
  }),
);

test.each([
  ['./late.mjs', 'cannot be found.'],
  ['late', 'cannot be found.'],
  ['./thrown.mjs', 'cannot be loaded: No disk.'],
  ['./number.mjs', kind],
  ['./keys.mjs', kind],
  ['./quote.mjs', kind],
  ['./none.mjs', kind],
])('%s is reported', (name, text) =>
  withFiles(files, async (siteRoot) => {
    expect(await checkFenceModule({ siteRoot, name }, 'site.config.ts')).toMatchObject([
      { file: 'site.config.ts', message: `The module \`${name}\` of \`markdown.fences\` ${text}` },
    ]);
  }),
);

test('the hash follows the content of the module', async () => {
  const hashes = [good, good, `${good}//`].map((text) =>
    withFiles({ 'a.mjs': text }, async (siteRoot) =>
      hashFenceModule({ siteRoot, name: './a.mjs' }),
    ),
  );
  const [first, second, third] = await Promise.all(hashes);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(hashFenceModule({ siteRoot: '/', name: undefined })).toBe('');
});

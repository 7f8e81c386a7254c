import { expect, test } from 'vitest';
import { layOutFences } from './layOutFences.ts';
import { fence, fencesOf, plainVue } from './testing.ts';

const none = { preludes: {}, projects: {}, openVue: () => plainVue };

test('a fence has the path in its title, and the nearest files of the page that it imports', async () => {
  const page = [
    fence('ts title="src/a.ts"', 'export const a = 1;'),
    fence('ts title="src/a.ts"', 'export const a = 2;'),
    fence('ts title="src/index.ts"', `import { a } from './a';\nimport { b } from './b.ts';`),
    fence('ts title="src/a.ts"', 'export const a = 3;'),
    fence('ts title="src/b.ts"', `export { a as b } from './lib';`),
    fence('ts title="src/lib/index.ts"', 'export const a = 4;'),
  ].join('\n');
  const index = layOutFences(await fencesOf(page), none).find(({ path }) => path.endsWith('x.ts'));
  expect(index).toMatchObject({
    path: 'docs/page/10/src/index.ts',
    companions: {
      'docs/page/10/src/a.ts': 'export const a = 2;\n',
      'docs/page/10/src/b.ts': `export { a as b } from './lib';\n`,
      'docs/page/10/src/lib/index.ts': 'export const a = 4;\n',
    },
  });
});

test('a fence of a project imports its sources', async () => {
  const code = `import { a } from './a';\nimport { i } from './index.js';`;
  const fences = await fencesOf(fence('ts project="p"', code));
  const projects = { p: { 'src/a.ts': 'A', 'src/b.ts': 'B', 'src/index.ts': 'I' } };
  expect(layOutFences(fences, { ...none, projects })).toMatchObject([
    {
      path: 'docs/page/2/src/example.ts',
      companions: { 'docs/page/2/src/a.ts': 'A', 'docs/page/2/src/index.ts': 'I' },
    },
  ]);
});

test('a fragment follows its prelude', async () => {
  const fences = await fencesOf(fence('js prelude="p"', 'a();'));
  expect(layOutFences(fences, { ...none, preludes: { p: 'let a;\nlet b;\n' } })).toMatchObject([
    { path: 'docs/page/2/example.js', text: 'let a;\nlet b;\na();\n', linesBefore: 2 },
  ]);
});

test('declarations of code that a page does not show are next to the fence', async () => {
  const fences = await fencesOf(fence('js prelude="p"', 'a();'));
  expect(layOutFences(fences, { ...none, preludes: { 'p.d': 'D' } })).toMatchObject([
    { text: 'a();\n', linesBefore: 0, companions: { 'docs/page/2/p.d.ts': 'D' } },
  ]);
});

test('the script of a component is checked, and imports use the compiled component', async () => {
  const page = [
    fence('html title="src/A.vue"', '<script setup>\nlet a;\n</script>'),
    fence('ts title="src/index.ts"', `import A from './A.vue';`),
  ].join('\n');
  const [component, index] = layOutFences(await fencesOf(page), none);
  expect(component).toMatchObject({
    path: 'docs/page/2/src/A.vue.ts',
    text: `\nlet a;\n\nimport 'vue';\n\n`,
    faults: [],
  });
  expect(index?.companions).toEqual({
    'docs/page/8/src/A.vue.ts': `\nlet a;\nexport default 'compiled';\n`,
  });
});

test.each([
  ['<p>', [{ line: 1, column: 1, message: 'not closed' }]],
  [
    '<script setup>\na = ;\n</script>',
    [{ line: 2, column: 11, message: 'Error: Unexpected token' }],
  ],
  ['<b></b>', []],
])('errors in the component %s are reported', async (code, faults) => {
  const [component] = layOutFences(await fencesOf(fence('vue', code)), none);
  expect(component).toMatchObject({ path: 'docs/page/2/Example.vue.ts', faults });
});

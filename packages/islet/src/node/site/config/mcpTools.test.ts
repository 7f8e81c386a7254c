import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { checkMcpTools, loadMcpTools } from './mcpTools.ts';

const tool = (name: string, fields = '') =>
  `{ name: '${name}', description: 'Answers.', parameters: {}, run: () => 'Yes.', ${fields} }`;
const list = (...tools: string[]) => `export default [${tools.join(', ')}];`;

test('tools come from TypeScript or a package, and get the texts that they ask for', () =>
  withFiles(
    {
      'tools.ts': `import { answer } from './answer.ts';
        import { type McpTool } from 'islet/config';
        const tools: McpTool[] = [{
          name: 'ask', description: 'Answers.',
          parameters: { text: { description: 'A text.', isOptional: true } },
          run: ({ text }, site) => text ? site.readPage(text) : answer,
        }];
        export default tools;`,
      'answer.ts': "export const answer: string = 'Nothing was asked.';",
      'node_modules/some-tools/package.json': '{ "name": "some-tools", "exports": "./index.mjs" }',
      'node_modules/some-tools/index.mjs': list(tool('from_package')),
    },
    async (siteRoot) => {
      const [ask] = await loadMcpTools({ siteRoot, name: './tools.ts' });
      const site = { readPage: (page: string) => Promise.resolve(`Read ${page}`) };
      expect(ask?.run({}, site)).toBe('Nothing was asked.');
      expect(await ask?.run({ text: '/a' }, site)).toBe('Read /a');
      expect(await loadMcpTools({ siteRoot, name: 'some-tools' })).toMatchObject([
        { name: 'from_package' },
      ]);
      expect(await loadMcpTools({ siteRoot, name: undefined })).toEqual([]);
    },
  ));

test.each([
  [
    'no list',
    'export default 1;',
    'Its default export is not a list of tools: Invalid input: expected array, received number',
  ],
  [
    'a name of two words',
    list(tool('Two Words')),
    'Its default export is not a list of tools in tool 1, at `name`: write a name such as `explain_error`',
  ],
  [
    'the name of a tool that each site has',
    list(tool('a'), tool('search')),
    'Its default export is not a list of tools in tool 2, at `name`: each site has this tool already',
  ],
  [
    'an empty description',
    list(tool('a', "description: ''")),
    'Its default export is not a list of tools in tool 1, at `description`: say what the tool answers',
  ],
  [
    'a parameter without a description',
    list(tool('a', 'parameters: { b: { description: 1 } }')),
    'Its default export is not a list of tools in tool 1, at `parameters.b.description`: Invalid input: expected string, received number',
  ],
  [
    'no function',
    list(tool('a', 'run: 1')),
    'Its default export is not a list of tools in tool 1, at `run`: write a function',
  ],
  [
    'the name of another tool',
    list(tool('a'), tool('a')),
    'Its default export is not a list of tools: two tools have the same name',
  ],
  ['a module that throws', "throw new Error('No disk');", 'No disk'],
])('%s is reported', (_, text, fault) =>
  withFiles({ 'tools.mjs': text }, async (siteRoot) => {
    const message = `The module \`./tools.mjs\` of \`mcpTools\` cannot be loaded: ${fault}.`;
    expect(await checkMcpTools({ siteRoot, name: './tools.mjs' }, 'site.config.ts')).toMatchObject([
      { file: 'site.config.ts', message },
    ]);
  }),
);

test('a module that is not there is reported', () =>
  withFiles({}, async (siteRoot) => {
    const message = 'The module `./none.ts` of `mcpTools` cannot be found.';
    expect(await checkMcpTools({ siteRoot, name: './none.ts' }, 'site.config.ts')).toMatchObject([
      { message },
    ]);
  }));

import type { McpTool } from 'islet/config';
import { describeDecoded } from './decode/describeDecoded.ts';
import { decodeHere } from './decode/siteDecoder.ts';
import { configKinds } from './explain/configAnswer.ts';
import { explainHere } from './explain/explainHere.ts';
import { describeDifferences } from './outputs/explainDifferences.ts';

const decode: McpTool = {
  name: 'decode',
  description:
    'Explains an error message of Rslib, or a whole output with several: cause and proved fix of each that is known, else the nearest ones. The text is only compared.',
  parameters: {
    text: { description: 'The message, or what the terminal printed, as it is.' },
    lang: {
      description: 'Language of the explanation; by default English.',
      isOptional: true,
      values: ['en', 'zh'],
    },
  },
  run: ({ text = '', lang }, { readPage }) =>
    describeDecoded(decodeHere(text), {
      origin: 'https://rslib.rs',
      prefix: lang === 'zh' ? '/zh' : '',
      readPage,
    }),
};

const explain: McpTool = {
  name: 'explain',
  description:
    'Explains each key of a config of Rslib: default, first release, flags, no effect, wrong, renamed; drafts the Rslib config for one of tsup, tsdown, Vite or Rollup; and tells which file each consumer of a package.json gets. The text is only parsed.',
  parameters: {
    text: { description: 'The whole file, as it is.' },
    kind: {
      description: 'What the file is; by default, the text tells.',
      isOptional: true,
      values: configKinds,
    },
    lang: {
      description: 'Language of the explanation; by default English.',
      isOptional: true,
      values: ['en', 'zh'],
    },
  },
  run: ({ text = '', kind = '', lang }) =>
    explainHere(text, { lang: lang === 'zh' ? 'zh' : 'en', kind, url: 'https://rslib.rs' }),
};

const differences: McpTool = {
  name: 'differences',
  description:
    'Explains the differences between the outputs of two releases of Rslib: the cause of each, and whether it matters. The text is only compared with rules.',
  parameters: {
    text: { description: 'What git diff or diff -r printed for the two outputs, as it is.' },
    lang: {
      description: 'Language of the explanation; by default English.',
      isOptional: true,
      values: ['en', 'zh'],
    },
  },
  run: ({ text = '', lang }) =>
    describeDifferences(text, { lang: lang === 'zh' ? 'zh' : 'en', url: 'https://rslib.rs' }),
};

/** What `islet mcp` offers besides search and pages. */
export default [decode, explain, differences];

import type { McpTool } from 'islet/config';
import { describeDecoded } from './decode/describeDecoded.ts';
import { decodeHere } from './decode/siteDecoder.ts';

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

/** What `islet mcp` offers besides search and pages. */
export default [decode];

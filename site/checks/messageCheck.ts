import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'acorn';
import type { Program } from 'estree';
import { type Check, findFiles, listQuotes, readMarkdown, readQuote } from 'islet-prove';
import { z } from 'zod';
import { checkMessages } from './messages/checkMessages.ts';
import { createDecoderParts } from './messages/createDecoderParts.ts';
import { findRepeats, listMessageHeadings } from './messages/findRepeats.ts';
import { messagesSchema } from './messages/messagesData.ts';
import { readMessages } from './messages/readMessages.ts';
import { readShown } from './messages/readShown.ts';
import type { ProofContext } from './proofContext.ts';

const indexFile = 'site/docs/en/guide/faq/exceptions.mdx';
/** Pages of messages, by where they appear. */
const pagesFolder = 'site/docs/en/guide/faq/errors';
/** Pages that link to the messages. */
const allPages = 'site/docs/en';
const dataFile = 'site/data/messages.json';

/** Packages whose messages the error index describes. */
const packages = ['@rslib/core', 'rsbuild-plugin-dts', '@rsbuild/core'];

/** Libraries that these packages bundle as separate files, and parts of the dev server. */
const libraries = new Set(
  `chokidar connect-next cors get-tsconfig http-proxy-middleware launch-editor-middleware memfs
  min-version open range-parser remapping sirv tinyglobby trace-mapping tsconfig-paths ws`.split(
    /\s+/,
  ),
);

/** Compares the error index with the messages in the installed packages. */
export async function createMessageCheck({
  root,
  hashCode,
  openTool,
  fences,
  update,
}: ProofContext): Promise<Check> {
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const data = messagesSchema.safeParse(JSON.parse(await read(dataFile)));
  if (!data.success) throw new Error(`${dataFile}: ${z.prettifyError(data.error)}`);
  const files = [indexFile, ...(await findFiles(root, pagesFolder, /\.mdx$/))];
  const pages = await readMarkdown(root, files);
  const others = (await findFiles(root, allPages, /\.mdx$/)).filter(
    (file) => !files.includes(file),
  );
  const repeated = {
    others: (await readMarkdown(root, others)).flatMap(listMessageHeadings),
    index: pages.flatMap(listMessageHeadings),
  };
  const shown = pages.flatMap(({ tree }) => (tree ? readShown(tree) : []));
  const quoted = listQuotes(fences.filter(({ file }) => files.includes(file)))
    .map((quote) => quote.path)
    .filter((name) => /\/terminal(?:-\d+)?\.txt$/.test(name));
  const terminals = await Promise.all(
    // Missing and damaged records are reported by the check of examples.
    [...new Set(quoted)].map((name) => readQuote(root, name).catch(() => '')),
  );
  return {
    name: 'Messages',
    parts: [
      {
        name: 'index',
        key: JSON.stringify([await hashCode('messageCheck'), shown, terminals, data.data]),
        count: shown.length,
        async run() {
          await openTool();
          const messages = await listMessages(path.join(root, 'site/examples', 'node_modules'));
          return checkMessages({
            messages,
            shown,
            terminals,
            data: data.data,
            pagesFolder,
            dataFile,
          });
        },
      },
      {
        name: 'repeats',
        key: JSON.stringify([await hashCode('messageCheck'), repeated]),
        count: repeated.others.length,
        run: () => Promise.resolve(findRepeats(repeated.others, repeated.index)),
      },
      ...(await createDecoderParts({
        root,
        pages,
        docs: allPages,
        terminals,
        data: data.data,
        code: await hashCode('messageCheck'),
        update,
        async listMessages() {
          await openTool();
          return listMessages(path.join(root, 'site/examples', 'node_modules'));
        },
      })),
    ],
  };
}

/** All distinct messages of the packages, sorted; `folder` is a `node_modules`. */
async function listMessages(folder: string): Promise<string[]> {
  const found = new Set<string>();
  for (const name of packages) {
    const dist = path.join(folder, name, 'dist');
    for (const file of await readdir(dist)) {
      const { name: module, ext } = path.parse(file);
      if (!/^\.m?js$/.test(ext) || libraries.has(module)) continue;
      const code = await readFile(path.join(dist, file), 'utf8');
      const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;
      for (const message of readMessages(program)) found.add(message);
    }
  }
  return [...found].sort();
}

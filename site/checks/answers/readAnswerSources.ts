import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFiles } from 'islet-prove';

/** Pages that explanations quote: those about options, about other tools, and about the upgrade. */
const quoted = ['config', 'guide/migration', 'guide/upgrade'];

/** Data that answers depend on besides the pages. */
const recorded = ['since.json', 'recorded/defaults.json'];

/** Reads everything in the site that the data of answers are made from, by path. */
export async function readAnswerSources(root: string): Promise<Record<string, Buffer>> {
  const folders = ['en', 'zh'].flatMap((lang) => quoted.map((one) => `site/docs/${lang}/${one}`));
  const pages = await Promise.all(
    folders.map(async (folder) => {
      const files = Object.entries(await readFiles(path.join(root, folder), () => true));
      return files.map(([name, content]) => [`${folder}/${name}`, content] as const);
    }),
  );
  const data = await Promise.all(
    recorded.map(async (name) => {
      const file = `site/data/${name}`;
      return [file, await readFile(path.join(root, file))] as const;
    }),
  );
  return Object.fromEntries([...pages.flat(), ...data]);
}

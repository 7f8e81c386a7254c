import {
  type Choice,
  firstChoice,
  keyOf,
  listChoices,
  options,
  printConfig,
} from '../explorer/choices.ts';
import {
  declarationOptions,
  type ExplorerData,
  type ExplorerStart,
  findOutput,
  scriptOptions,
  syntaxOf,
  type WrittenFile,
  type WrittenFiles,
} from '../explorer/explorerData.ts';
import type { BuiltFiles } from './buildChoices.ts';
import { buildExplorer, type ExplorerBuild } from './buildExplorer.ts';
import { type Code, highlightLines } from './highlightLines.ts';
import type { Tool } from './tool.ts';

/** Builds the example of the explorer with every choice and returns its data files, with each text once. */
export async function computeExplorer({
  root,
  tool,
}: {
  root: string;
  tool: Pick<Tool, 'bin' | 'version'>;
}): Promise<Record<string, Buffer>> {
  const built = await buildExplorer(root, tool);
  const failed = [...built.scripts, ...built.declarations].flatMap(([choice, files]) =>
    files ? [] : [keyOf(choice)],
  );
  if (failed.length > 0) throw new Error(`The explorer can't be built with ${failed.join('; ')}.`);
  const data = encodeExplorer(built);
  const files: Record<string, Buffer> = {};
  for (const [format, ofFormat] of data) {
    files[`${format}.json`] = printJson(await highlightFormat(format, ofFormat));
  }
  const ofFirst = data.get(firstChoice.format);
  const shown = ofFirst ? findOutput({ ...ofFirst, html: {} }, firstChoice) : {};
  const start: ExplorerStart = {
    tool: `Rslib ${tool.version}`,
    files: shown,
    html: await highlightLines(listCodes(firstChoice, shown)),
  };
  return { ...files, 'start.json': printJson(start) };
}

/** Data of a format whose lines have no colors yet. */
type PlainData = Omit<ExplorerData, 'html'>;

/** Adds the colors of all lines that the choices of a format show. */
export async function highlightFormat(format: string, data: PlainData): Promise<ExplorerData> {
  const plain = { ...data, html: {} };
  const choices = listChoices().filter((choice) => choice.format === format);
  const codes = choices.flatMap((choice) => listCodes(choice, findOutput(plain, choice)));
  return { ...data, html: await highlightLines(codes) };
}

/** The outputs of each format, with each text once. */
export function encodeExplorer({ scripts, declarations }: ExplorerBuild): Map<string, PlainData> {
  const data = new Map<string, PlainData>();
  for (const format of options.format) {
    const { texts, refer } = numberTexts();
    const collect = (built: ExplorerBuild['scripts'], names: Parameters<typeof keyOf>[1]) =>
      Object.fromEntries(
        built.flatMap(([choice, files]) =>
          files && choice.format === format ? [[keyOf(choice, names), refer(files)]] : [],
        ),
      );
    const ofFormat = {
      scripts: collect(scripts, scriptOptions),
      declarations: collect(declarations, declarationOptions),
    };
    data.set(format, { texts: texts(), ...ofFormat });
  }
  return data;
}

const printJson = (content: object): Buffer => Buffer.from(`${JSON.stringify(content, null, 1)}\n`);

/** Numbers each different text once; `refer` gives the numbers of files, and `texts` all texts so far. */
function numberTexts() {
  const numbers = new Map<WrittenFile, number>();
  return {
    texts: () => [...numbers.keys()],
    refer: (files: BuiltFiles): Record<string, number> =>
      Object.fromEntries(
        Object.entries(files).map(([name, whole]) => {
          const text = shorten(whole);
          if (!numbers.has(text)) numbers.set(text, numbers.size);
          return [name, numbers.get(text) ?? 0];
        }),
      ),
  };
}

/** All code that the explorer shows for a choice. */
function listCodes(choice: Choice, files: WrittenFiles): Code[] {
  const outputs = Object.entries(files).flatMap(([name, text]): Code[] =>
    typeof text === 'string' ? [{ text, language: syntaxOf(name) }] : [],
  );
  return [{ text: printConfig(choice), language: 'ts' }, ...outputs];
}

/** The runtime of Module Federation is too long to read. */
const longestText = 32 * 1024;

const shorten = (text: string): WrittenFile =>
  text.length > longestText ? Buffer.byteLength(text) : text;

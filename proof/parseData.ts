import { JsonFault, parseJson } from '@docs/core/engine/config/parseJson.ts';
import { createMarkdownParser } from '@docs/core/engine/content/markdown/markdownParser.ts';
import { prepareSource } from '@docs/core/engine/content/markdown/prepareSource.ts';
import { placeAt } from '@docs/core/engine/problems/placeAt.ts';
import { transform } from 'esbuild';
import { VFileMessage } from 'vfile-message';
import { parseDocument } from 'yaml';
import { parseHtml } from './parseHtml.ts';
import type { Fault } from './problemOf.ts';

/** Parses a text as what a fence says it is. */
export type DataParser = (code: string) => Fault[] | Promise<Fault[]>;

/** Comments are blanked out, where the format allows them, so that every place stays the same. */
export function parseJsonText(code: string, mayComment: boolean): Fault[] {
  const text = mayComment
    ? code.replace(/"(?:[^"\\\n]|\\.)*"|\/\/.*|\/\*[\s\S]*?\*\//g, (part) =>
        part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part,
      )
    : code;
  try {
    parseJson(text);
    return [];
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const message = `This is not JSON: expected ${error.expected}, found ${error.found.trim() || 'the end'}.`;
    return [{ ...placeAt(code, error.offset), message }];
  }
}

/** Parses YAML, in which places are those of lines. */
export function parseYaml(code: string): Fault[] {
  return parseDocument(code).errors.map(({ message, linePos }) => ({
    line: linePos?.[0].line ?? 1,
    column: 1,
    message,
  }));
}

/** Parses CSS or JavaScript. */
export async function parseWithBundler(code: string, loader: 'css' | 'js'): Promise<Fault[]> {
  type Messages = Awaited<ReturnType<typeof transform>>['warnings'];
  const { warnings } = await transform(code, { loader, logLevel: 'silent' }).catch(
    (error: { errors: Messages }) => ({ warnings: error.errors }),
  );
  return warnings.map(({ text, location }) => ({
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: text,
  }));
}

/** Parses a document or a part of one, and the scripts and styles in it. */
export async function parsePage(code: string): Promise<Fault[]> {
  const { faults, texts } = parseHtml(code);
  for (const { loader, text, line } of texts) {
    const inside = await parseWithBundler(text, loader);
    faults.push(...inside.map((fault) => ({ ...fault, line: fault.line + line - 1 })));
  }
  return faults;
}

/** Parses MDX; in Markdown without it, everything is allowed. */
export async function parseMdx(code: string): Promise<Fault[]> {
  try {
    await createMarkdownParser([]).parse(prepareSource(code, true), true);
    return [];
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return [{ line: error.line ?? 1, column: error.column ?? 1, message: error.reason }];
  }
}

/** Parses a file of environment variables: one on a line, with its value, and comments. */
export function parseEnvironment(code: string): Fault[] {
  return code.split('\n').flatMap((line, index): Fault[] => {
    if (/^\s*(?:#.*)?$|^(?:export )?[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^'"\s]*)\s*$/.test(line)) {
      return [];
    }
    return [{ line: index + 1, column: 1, message: 'This is no `NAME=value`, and no comment.' }];
  });
}

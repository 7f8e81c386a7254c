import { transform } from 'esbuild';
import { createMarkdownParser, JsonFault, parseJson, placeAt, prepareSource } from 'islet/tools';
import { VFileMessage } from 'vfile-message';
import { parseDocument } from 'yaml';
import { parseHtml } from './parseHtml.ts';
import type { Fault } from './problemOf.ts';

/** Parses a text in the language of its fence. */
export type DataParser = (code: string) => Fault[] | Promise<Fault[]>;

/** Parses JSON. Allowed comments are replaced by spaces, so that positions don't change. */
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

/** Parses YAML; errors have the positions of lines. */
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

/** Parses an HTML document or fragment, with its scripts and styles. */
export async function parseMarkup(code: string): Promise<Fault[]> {
  const { faults, texts } = parseHtml(code);
  for (const { loader, text, line } of texts) {
    const inside = await parseWithBundler(text, loader);
    faults.push(...inside.map((fault) => ({ ...fault, line: fault.line + line - 1 })));
  }
  return faults;
}

/** Parses MDX; Markdown without JSX has no syntax errors. */
export async function parseMdx(code: string): Promise<Fault[]> {
  try {
    await createMarkdownParser([]).parse(prepareSource(code, true), true);
    return [];
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return [{ line: error.line ?? 1, column: error.column ?? 1, message: error.reason }];
  }
}

/** Parses an environment file: one variable with its value per line, and comments. */
export function parseEnvironment(code: string): Fault[] {
  return code.split('\n').flatMap((line, index): Fault[] => {
    if (/^\s*(?:#.*)?$|^(?:export )?[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^'"\s]*)\s*$/.test(line)) {
      return [];
    }
    return [{ line: index + 1, column: 1, message: 'Expected `NAME=value` or a comment.' }];
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { type GeneratedTexts, nameSource, nameSourcesIn } from './generatedTexts.ts';

const linesAround = 2;

/** Shows the numbered lines around a place, with a mark below the column. Line and column count from 1. */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split(/\r\n|\r|\n/);
  const first = Math.max(1, line - linesAround);
  const last = Math.min(lines.length, line + linesAround);
  const gutter = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = lines[number - 1] ?? '';
    const mark = number === line ? '>' : ' ';
    frame.push(`${mark} ${String(number).padStart(gutter)} | ${text}`.trimEnd());
    if (number === line) frame.push(`${' '.repeat(gutter + 3)}| ${' '.repeat(column - 1)}^`);
  }
  return frame.join('\n');
}

/** Adds a code frame to each problem that has a line in a readable file, or in a page that the config returns. */
export async function addCodeFrames(
  siteRoot: string,
  problems: readonly Problem[],
  generated: GeneratedTexts = new Map(),
): Promise<Problem[]> {
  const sources = new Map<string, string | null>(generated);
  const framed: Problem[] = [];
  for (const problem of problems) {
    const { file, line, column } = problem;
    const named = {
      ...problem,
      message: nameSourcesIn(problem.message, generated),
      file: nameSource(file, generated),
    };
    if (problem.frame !== undefined || line === undefined) {
      framed.push(named);
      continue;
    }
    if (!sources.has(file)) {
      sources.set(file, await readFile(path.resolve(siteRoot, file), 'utf8').catch(() => null));
    }
    const source = sources.get(file);
    framed.push(source ? { ...named, frame: codeFrame(source, line, column ?? 1) } : named);
  }
  return framed;
}

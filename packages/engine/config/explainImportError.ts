import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '@docs/common/types.ts';

/** What was being imported; `dependencies` are absolute paths, the entry first. */
interface Import {
  siteRoot: string;
  dependencies: string[];
}

/** Turns what a config threw, or why it did not parse, into problems with file, line and column. */
export function explainImportError(error: unknown, source: Import): Problem[] {
  const text = error instanceof Error ? error.message : String(error);
  const syntaxErrors = [...text.matchAll(/^(.+):(\d+):(\d+): ERROR: (.+)$/gm)];
  if (syntaxErrors.length > 0) {
    return syntaxErrors.map(([, file = '', line, column, message]) => ({
      severity: 'error',
      message: `The config does not parse: ${message}.`,
      fix: 'Correct the syntax.',
      file: relativeTo(source.siteRoot, file),
      line: Number(line),
      column: Number(column) + 1,
    }));
  }
  const stack = error instanceof Error ? `${error.stack}` : '';
  const message = text.replaceAll(path.resolve(source.siteRoot) + path.sep, '');
  return [
    {
      severity: 'error',
      message: `The config cannot be loaded: ${message.replace(/[.\s]*$/, '')}.`,
      fix: 'Correct it; the config and what it imports run in Node.',
      ...(findPlace(stack, source) ?? {
        file: relativeTo(source.siteRoot, importerOf(text, source)),
      }),
    },
  ];
}

/** The first place in a stack that lies in one of the imported files. */
function findPlace(stack: string, { siteRoot, dependencies }: Import) {
  const places = dependencies.flatMap((file) =>
    [file, pathToFileURL(file).href].flatMap((name) => {
      const start = stack.indexOf(`${name}:`);
      const [, line, column] = /^:(\d+)(?::(\d+))?/.exec(stack.slice(start + name.length)) ?? [];
      if (start < 0 || line === undefined) return [];
      return [{ start, place: { file, line: Number(line), column: Number(column ?? 1) } }];
    }),
  );
  const first = places.sort((a, b) => a.start - b.start)[0]?.place;
  return first && { ...first, file: relativeTo(siteRoot, first.file) };
}

/** The file that imports what does not exist; without such a one, the config itself. */
function importerOf(message: string, { dependencies, siteRoot }: Import): string {
  return (
    dependencies.find((file) => message.endsWith(` imported from ${file}`)) ??
    dependencies[0] ??
    siteRoot
  );
}

function relativeTo(siteRoot: string, file: string): string {
  return path.relative(siteRoot, file).split(path.sep).join('/');
}

import path from 'node:path';
import type { Problem } from '@docs/core/common/types.ts';
import type { Fence } from './fence.ts';
import { type FenceFile, type FenceSurroundings, layOutFences } from './layOutFences.ts';
import { type Diagnostic, parseDiagnostics } from './parseDiagnostics.ts';
import { problemOf } from './problemOf.ts';
import { runNode } from './runNode.ts';
import { writeFolder } from './writeFolder.ts';

/** What the fences of a site are checked against. */
export interface TypesProgram extends FenceSurroundings {
  /** Folder to write the program into, from which its packages can be found; emptied first. */
  folder: string;
  /** `typescript/bin/tsc`. */
  compiler: string;
  /** The source of `difference.ts`. */
  difference: string;
  /** `compilerOptions` of the program, apart from those that make it one of modules. */
  compilerOptions: Record<string, unknown>;
}

/** A parameter without a type is an error in TypeScript, and the usual thing in JavaScript. */
const allowedInJavaScript = new Set(['TS7005', 'TS7006', 'TS7031', 'TS7034']);

/** Checks the types of all fences of code in one program, and that deliberate errors are errors. */
export async function checkTypes(
  fences: readonly Fence[],
  program: TypesProgram,
): Promise<Problem[]> {
  const files = layOutFences(fences, program);
  const companions = Object.assign({}, ...files.map((file) => file.companions));
  const own = Object.fromEntries(files.map(({ path, text }) => [path, text]));
  const config = {
    compilerOptions: {
      ...program.compilerOptions,
      noEmit: true,
      moduleDetection: 'force',
      allowJs: true,
      checkJs: true,
    },
    include: ['docs'],
  };
  await writeFolder(program.folder, {
    ...prefixKeys('docs/', companions),
    ...prefixKeys('docs/', own),
    'difference.ts': program.difference,
    'package.json': JSON.stringify({
      type: 'module',
      imports: { '#difference': './difference.ts' },
    }),
    'tsconfig.json': JSON.stringify(config),
  });
  const args = [program.compiler, '-p', '.', '--pretty', 'false', '--noErrorTruncation'];
  const { output, code } = await runNode(args, { cwd: program.folder });
  const diagnostics = parseDiagnostics(output);
  if (code !== 0 && diagnostics.length === 0) throw new Error(output);
  return explainDiagnostics(files, diagnostics);
}

/** Brings messages about the program back to the fences, and sees whether errors were meant. */
export function explainDiagnostics(
  files: readonly FenceFile[],
  diagnostics: readonly Diagnostic[],
): Problem[] {
  const outside = diagnostics.find(({ file }) => file === '');
  if (outside) {
    throw new Error(`The fences cannot be checked: ${outside.code}: ${outside.message}`);
  }
  return files.flatMap((file): Problem[] => {
    const isJavaScript = /\.[cm]?jsx?$/.test(file.path);
    const found = diagnostics.filter(
      (diagnostic) =>
        diagnostic.file.split(path.sep).join('/') === `docs/${file.path}` &&
        !(isJavaScript && allowedInJavaScript.has(diagnostic.code)),
    );
    if (file.faults.length > 0) {
      return file.faults.map(({ message, ...place }) =>
        problemOf(file.fence, place, message, 'Mend the component.'),
      );
    }
    const { throws } = file.fence.meta.proof;
    if (throws !== null) return compareErrors(file.fence, throws, found);
    return found.map((diagnostic) => toProblem(file, diagnostic));
  });
}

function toProblem({ fence, linesBefore }: FenceFile, found: Diagnostic): Problem {
  const { prelude, same } = fence.meta.proof;
  const line = found.line - linesBefore;
  if (line < 1) {
    const message = `In the prelude \`${prelude}\`: ${found.code}: ${found.message}`;
    return problemOf(fence, {}, message, 'Mend the prelude, or name another one.');
  }
  if (line > fence.code.split('\n').length) {
    const message = `The signature is not that of \`${same}\`: ${found.message}`;
    return problemOf(fence, {}, message, 'Compare the fence with the types of the package.');
  }
  return problemOf(
    fence,
    { line, column: found.column },
    `${found.code}: ${found.message}`,
    'Mend the code. A fragment says what it needs with `prelude="…"` or `project="…"`, a deliberate error is marked by `throws="TS…"`.',
  );
}

function compareErrors(fence: Fence, throws: string, found: readonly Diagnostic[]): Problem[] {
  const wanted = [...new Set(throws.split(/\s+/))].sort().join(' ');
  const actual = [...new Set(found.map(({ code }) => code))].sort().join(' ');
  if (wanted === actual) return [];
  const message = `The fence says that it fails with ${wanted}, but ${actual ? `it fails with ${actual}` : 'it has no error'}.`;
  return [problemOf(fence, {}, message, 'Correct `throws="…"`, or the code.')];
}

function prefixKeys(prefix: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [prefix + name, text]));
}

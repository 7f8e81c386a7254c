import path from 'node:path';
import type { Problem } from 'islet/tools';
import { runNode } from '../run/runNode.ts';
import { writeFolder } from '../run/writeFolder.ts';
import type { Fence } from './fence.ts';
import { type FenceFile, type FenceSurroundings, layOutFences } from './layOutFences.ts';
import { type Diagnostic, parseDiagnostics } from './parseDiagnostics.ts';
import { problemOf } from './problemOf.ts';
import { readDifference } from './readDifference.ts';

/** The program that fences are checked in. */
export interface TypesProgram extends FenceSurroundings {
  /** Folder to write the program to; its packages must be resolvable from there. Emptied first. */
  folder: string;
  /** Path of `typescript/bin/tsc`. */
  compiler: string;
  /** Compiler options, except those about modules. */
  compilerOptions: Record<string, unknown>;
}

/** Missing parameter types are errors in TypeScript, but normal in JavaScript. */
const allowedInJavaScript = new Set(['TS7005', 'TS7006', 'TS7031', 'TS7034']);

/** Type-checks all code fences in one program, and verifies deliberate errors. */
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
    'difference.ts': await readDifference(),
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

/** Maps the compiler's messages back to the fences, and compares them with deliberate errors. */
function explainDiagnostics(
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
        problemOf({ fence: file.fence, ...place }, message, 'Fix the component.'),
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
    return problemOf({ fence }, message, 'Fix the prelude, or use a different one.');
  }
  if (line > fence.code.split('\n').length) {
    const message = `The signature differs from that of \`${same}\`: ${found.message}`;
    return problemOf({ fence }, message, 'Compare the fence with the types of the package.');
  }
  return problemOf(
    { fence, line, column: found.column },
    `${found.code}: ${found.message}`,
    'Fix the code. If it is a fragment, add `prelude="…"` or `project="…"`; mark a deliberate error with `throws="TS…"`.',
  );
}

function compareErrors(fence: Fence, throws: string, found: readonly Diagnostic[]): Problem[] {
  const wanted = [...new Set(throws.split(/\s+/))].sort().join(' ');
  const actual = [...new Set(found.map(({ code }) => code))].sort().join(' ');
  if (wanted === actual) return [];
  const message = `The fence says that it fails with ${wanted}, but ${actual ? `it fails with ${actual}` : 'it has no error'}.`;
  return [problemOf({ fence }, message, 'Correct `throws="…"`, or the code.')];
}

function prefixKeys(prefix: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [prefix + name, text]));
}

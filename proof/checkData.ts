import path from 'node:path';
import type { Problem } from '@docs/common/types.ts';
import { JsonFault, parseJson } from '@docs/engine/config/parseJson.ts';
import { placeAt } from '@docs/engine/config/placeAt.ts';
import { transform } from 'esbuild';
import { parseDocument } from 'yaml';
import { type Fence, fenceKind } from './fence.ts';
import { parseDiagnostics } from './parseDiagnostics.ts';
import { problemOf } from './problemOf.ts';
import { runNode } from './runNode.ts';
import { writeFolder } from './writeFolder.ts';

/** Parses all fences of JSON, YAML and CSS, and has the compiler read each `tsconfig.json`. */
export async function checkData(
  fences: readonly Fence[],
  { folder, compiler }: { folder: string; compiler: string },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const fence of fences) {
    if (fenceKind(fence) !== 'data') continue;
    if (fence.lang === 'css') problems.push(...(await checkCss(fence)));
    else if (/^ya?ml$/.test(fence.lang)) problems.push(...checkYaml(fence));
    else problems.push(...checkJson(fence));
  }
  const broken = new Set(problems.map(({ file, line }) => `${file} ${line}`));
  const configs = fences.filter(
    (fence) => isTsconfig(fence) && !broken.has(`${fence.file} ${fence.line}`),
  );
  for (const fence of configs) problems.push(...(await checkTsconfig(fence, { folder, compiler })));
  return problems;
}

const isTsconfig = ({ meta }: Fence): boolean =>
  /(?:^|\/)tsconfig[\w.-]*\.json$/.test(meta.title ?? '') && meta.file === null;

/** Comments are blanked out, where the format allows them, so that every place stays the same. */
function checkJson(fence: Fence): Problem[] {
  const mayComment = fence.lang !== 'json' || isTsconfig(fence);
  const text = mayComment
    ? fence.code.replace(/"(?:[^"\\\n]|\\.)*"|\/\/.*|\/\*[\s\S]*?\*\//g, (part) =>
        part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part,
      )
    : fence.code;
  try {
    parseJson(text);
    return [];
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const message = `This is not JSON: expected ${error.expected}, found ${error.found.trim() || 'the end'}.`;
    return [problemOf(fence, placeAt(fence.code, error.offset), message, 'Mend the JSON.')];
  }
}

function checkYaml(fence: Fence): Problem[] {
  return parseDocument(fence.code).errors.map(({ message, linePos }) =>
    problemOf(fence, { line: linePos?.[0].line ?? 1 }, message, 'Mend the YAML.'),
  );
}

async function checkCss(fence: Fence): Promise<Problem[]> {
  const { warnings } = await transform(fence.code, { loader: 'css', logLevel: 'silent' }).catch(
    (error: { errors: Awaited<ReturnType<typeof transform>>['warnings'] }) => ({
      warnings: error.errors,
    }),
  );
  return warnings.map(({ text, location }) =>
    problemOf(
      fence,
      { line: location?.line ?? 1, column: (location?.column ?? 0) + 1 },
      text,
      'Mend the CSS.',
    ),
  );
}

/** What the compiler says of the configuration alone: unknown options, values that do not exist. */
async function checkTsconfig(
  fence: Fence,
  { folder, compiler }: { folder: string; compiler: string },
): Promise<Problem[]> {
  const base = '{ "compilerOptions": { "types": [] } }';
  await writeFolder(folder, {
    'src/index.ts': 'export {};\n',
    'tsconfig.json': base,
    'tsconfig.base.json': base,
    'checked.json': fence.code,
  });
  const args = [compiler, '-p', 'checked.json', '--noEmit'];
  const { output } = await runNode([...args, '--pretty', 'false'], { cwd: folder });
  return parseDiagnostics(output)
    .filter(({ file }) => path.basename(file) === 'checked.json')
    .filter(({ code }) => !referencesOtherProjects.has(code))
    .map(({ line, column, code, message }) =>
      problemOf(fence, { line, column }, `${code}: ${message}`, 'Mend the options.'),
    );
}

/** `references` name projects that the page does not show. */
const referencesOtherProjects = new Set(['TS5083', 'TS6053', 'TS6306', 'TS6310']);

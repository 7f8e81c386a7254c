import path from 'node:path';
import type { Problem } from 'islet/tools';
import { mapInParallel } from '../run/mapInParallel.ts';
import { runNode } from '../run/runNode.ts';
import { writeFolder } from '../run/writeFolder.ts';
import { type Fence, fenceKind } from './fence.ts';
import {
  type DataParser,
  parseEnvironment,
  parseJsonText,
  parseMarkup,
  parseMdx,
  parseWithBundler,
  parseYaml,
} from './parseData.ts';
import { parseDiagnostics } from './parseDiagnostics.ts';
import { problemOf } from './problemOf.ts';

/** Parses all fences with data and markup, and has the compiler validate each `tsconfig.json`. */
export async function checkData(
  fences: readonly Fence[],
  { folder, compiler }: { folder: string; compiler: string },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const configs: Fence[] = [];
  for (const fence of fences) {
    if (fenceKind(fence) !== 'data') continue;
    const faults = await parserOf(fence)(fence.code);
    problems.push(
      ...faults.map(({ message, ...place }) =>
        problemOf({ fence, ...place }, message, `Fix the ${fence.lang}.`),
      ),
    );
    if (isTsconfig(fence) && faults.length === 0) configs.push(fence);
  }
  const ofConfigs = await mapInParallel(configs, (fence) => {
    const own = path.join(folder, String(configs.indexOf(fence)));
    return checkTsconfig(fence, { folder: own, compiler });
  });
  return [...problems, ...ofConfigs.flat()];
}

function parserOf(fence: Fence): DataParser {
  if (fence.lang === 'css') return (code) => parseWithBundler(code, 'css');
  if (fence.lang === 'html') return parseMarkup;
  if (fence.lang === 'mdx') return parseMdx;
  if (/^ya?ml$/.test(fence.lang)) return parseYaml;
  if (/^json/.test(fence.lang)) {
    return (code) => parseJsonText(code, fence.lang !== 'json' || isTsconfig(fence));
  }
  return parseEnvironment;
}

const isTsconfig = ({ meta }: Fence): boolean =>
  /(?:^|\/)tsconfig[\w.-]*\.json$/.test(meta.title ?? '') && meta.file === null;

/** Reports the compiler's errors about the configuration itself: unknown options and invalid values. */
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
      problemOf({ fence, line, column }, `${code}: ${message}`, 'Fix the options.'),
    );
}

/** Errors about `references` to projects that are not on the page. */
const referencesOtherProjects = new Set(['TS5083', 'TS6053', 'TS6306', 'TS6310']);

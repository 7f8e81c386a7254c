import path from 'node:path';
import type { Problem } from 'islet/tools';
import {
  type Check,
  type CheckPart,
  parseDiagnostics,
  readFiles,
  runNode,
  writeFolder,
} from 'islet-prove';
import { compilerOptions } from './compilerOptions.ts';
import type { ProofContext } from './proofContext.ts';

/**
 * Type-checks the example files that pages quote: all configurations in one program, because the
 * tool runs them without checking types, and the sources of each example with its own
 * `tsconfig.json`. Packages inside an example are checked by their own builds.
 */
export async function createExampleTypesCheck({
  root,
  hashCode,
  openTool,
}: ProofContext): Promise<Check> {
  const folder = path.join(root, 'site/examples');
  const files = await readFiles(
    folder,
    (name) => !/(?:^|\/)(?:node_modules|\.work|dist)$/.test(name) && !/^[\w-]+\/output$/.test(name),
  );
  const names = Object.keys(files);
  const code = await hashCode('exampleTypesCheck');
  const keyOf = (wanted: (name: string) => boolean): string =>
    JSON.stringify([code, names.filter(wanted).map((name) => [name, String(files[name])])]);
  const compile = async (project: string): Promise<Problem[]> => {
    await openTool();
    const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const args = [compiler, '-p', project, '--noEmit', '--pretty', 'false'];
    const { output, code } = await runNode(args, { cwd: folder });
    const diagnostics = parseDiagnostics(output);
    if (code !== 0 && diagnostics.length === 0) throw new Error(output);
    return diagnostics.map(({ file, line, column, code, message }) => ({
      severity: 'error',
      message: `${code}: ${message}`,
      fix: 'Fix the example.',
      file: `site/examples/${file.split(path.sep).join('/')}`,
      line,
      column,
    }));
  };
  const isConfig = (name: string): boolean => /\.config\.ts$/.test(name);
  const configs: CheckPart = {
    name: 'configs',
    key: keyOf(isConfig),
    count: names.filter(isConfig).length,
    async run() {
      await writeFolder(path.join(folder, '.work', 'configs'), {
        'tsconfig.json': JSON.stringify({
          compilerOptions,
          files: names.filter(isConfig).map((name) => `../../${name}`),
        }),
      });
      return compile('.work/configs');
    },
  };
  const projects = names.flatMap((name) => /^([\w-]+)\/tsconfig\.json$/.exec(name)?.[1] ?? []);
  return {
    name: 'Types of examples',
    parts: [
      configs,
      ...projects.map((project) => ({
        name: project,
        key: keyOf((name) => name.startsWith(`${project}/`)),
        count: 1,
        run: () => compile(project),
      })),
    ],
  };
}

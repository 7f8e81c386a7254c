import { parseDiagnostics, readDifference, runNode, writeFolder } from 'islet-prove';

/** Names of everything that the types of a config allow. */
export interface ConfigKeys {
  /** Of a lib item: `dts.bundle`, `output.minify`. */
  item: string[];
  /** Of the top level, except `lib`. */
  top: string[];
}

/** Reports the names in error messages, as only the compiler knows them. */
const program = `import type { LibConfig, Rsbuild, RslibConfig } from '@rslib/core';
import type { Keys } from './difference.ts';
type Own = Omit<LibConfig, keyof Rsbuild.EnvironmentConfig>;
type Shared = Required<Omit<Rsbuild.EnvironmentConfig, 'plugins'>>;
type Top = Omit<RslibConfig, 'lib' | 'environments' | '_privateMeta'>;
type Plain = Pick<Shared, 'dev' | 'html' | 'output' | 'performance' | 'resolve' | 'security' | 'source' | 'splitChunks' | 'tools'>;
type Server = Required<Pick<RslibConfig, 'dev' | 'server'>>;
export const ofItem: never = null as unknown as Keys<Own, [1, 1, 1, 1, 1, 1]>;
export const ofBoth: never = null as unknown as keyof Shared | 'plugins' | Keys<Plain, [1, 1]>;
export const ofTop: never = null as unknown as Keys<Top, [1]>;
export const ofServer: never = null as unknown as Keys<Server, [1, 1]>;
`;

/** Lists what the installed release allows in a config. `folder` is emptied first; the packages must be found from it. */
export async function listConfigKeys({
  folder,
  compiler,
  compilerOptions,
}: {
  folder: string;
  compiler: string;
  compilerOptions: Record<string, unknown>;
}): Promise<ConfigKeys> {
  const options = { ...compilerOptions, noEmit: true, allowImportingTsExtensions: true };
  await writeFolder(folder, {
    'keys.ts': program,
    'difference.ts': await readDifference(),
    'tsconfig.json': JSON.stringify({ compilerOptions: options, files: ['keys.ts'] }),
  });
  const args = [compiler, '-p', '.', '--pretty', 'false', '--noErrorTruncation'];
  const { output } = await runNode(args, { cwd: folder });
  const [own, shared, top, server] = parseDiagnostics(output).map(({ message }) => [
    ...new Set([...message.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)),
  ]);
  if (!own || !shared || !top || !server)
    throw new Error(`The keys of a config can't be read:\n${output}`);
  const sections = shared.filter((name) => !name.startsWith('dev.'));
  // What only lib items have, such as `id`, is no key of the top level, and so are the fields of it.
  const ownTop = own.filter((name) => top.includes(name.split('.')[0] ?? ''));
  return {
    item: [...new Set([...own, ...shared])].sort(),
    top: [...new Set([...top, ...ownTop, ...sections, ...server])].sort(),
  };
}

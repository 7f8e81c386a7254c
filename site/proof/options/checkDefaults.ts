import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '@docs/common/types.ts';
import type { LibConfig, RslibConfig } from '@rslib/core';
import type { LoadedTool } from '../loadTool.ts';
import type { DocumentedOption } from './readOptions.ts';

/**
 * Sets each option to the default that its page states, and sees whether the tool then resolves the
 * same configuration as without it. Defaults in words are left to the reader.
 */
export async function checkDefaults(
  documented: readonly DocumentedOption[],
  { tool, project }: { tool: LoadedTool; project: string },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { name, file, line, facts } of documented) {
    const stated = readLiteral(facts.Default?.text ?? '', facts.Default?.codes[0]);
    if (!stated || stated.value === undefined) continue;
    const parent = name.split('.').slice(0, -1).join('.');
    const without = parent === '' ? {} : nest(parent, {});
    const select = isPassedOn(name) ? ofBundler : ofAll;
    const before = select(await resolve(tool, project, without));
    const after = await resolve(tool, project, nest(name, stated.value)).then(select, () => null);
    if (isDeepStrictEqual(before, after)) continue;
    const does = after ? 'resolves another configuration than without it' : 'fails';
    problems.push({
      severity: 'error',
      message: `\`${name}\` has another default: with \`${facts.Default?.codes[0]}\` the tool ${does}.`,
      fix: 'Look the default up in the types of the package, or with `rslib inspect`.',
      file,
      line: facts.Default?.line ?? line,
    });
  }
  return problems;
}

interface Resolved {
  environments: unknown;
  bundlers: unknown;
}

const ofAll = ({ environments, bundlers }: Resolved): unknown => [environments, bundlers];
const ofBundler = ({ bundlers }: Resolved): unknown => bundlers;

/** Rsbuild keeps what Rslib hands on as it is written; what it stands for shows in the bundler alone. */
const isPassedOn = (name: string): boolean => /^(?:autoExternal\.|output\.emitCss$)/.test(name);

/** The value of a default that is code from its first character on, and no name of something. */
export function readLiteral(text: string, code: string | undefined): { value: unknown } | null {
  if (code === undefined || !text.startsWith(code)) return null;
  const json = code.replace(/'([^']*)'/g, '"$1"').replace(/([{,]\s*)(\w+):/g, '$1"$2":');
  if (json === 'undefined') return { value: undefined };
  try {
    return { value: JSON.parse(json) };
  } catch {
    return null;
  }
}

/** `dts.bundle`, false → `{ dts: { bundle: false } }`. */
export function nest(path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? value : nest(rest.join('.'), value) };
}

async function resolve(
  tool: LoadedTool,
  project: string,
  options: Record<string, unknown>,
): Promise<Resolved> {
  // Options of Rsbuild can stand in a lib item as well.
  const lib: LibConfig[] = [{ id: 'lib', ...(options as LibConfig) }];
  const config: RslibConfig = { lib, logLevel: 'silent' };
  const rslib = await tool.createRslib({ cwd: project, config });
  const { environmentConfigs, bundlerConfigs } = await rslib.inspectConfig({
    mode: 'production',
    verbose: true,
  });
  return { environments: environmentConfigs, bundlers: bundlerConfigs };
}

import { isDeepStrictEqual } from 'node:util';
import type { Problem } from 'islet/tools';
import type { OutputKind } from '../../data/defaultsData.ts';
import { createFederation, outputKinds } from '../computeDefaults.ts';
import type { LoadedTool } from '../loadTool.ts';
import { readDefaults, type StatedDefault } from './readDefaults.ts';
import type { DocumentedOption } from './readOptions.ts';

/**
 * Sets each option to its documented default, for each kind of output that the default applies to,
 * and checks that the tool resolves the same configuration as without it. Defaults in
 * words can't be checked.
 */
export async function checkDefaults(
  documented: readonly DocumentedOption[],
  { tool, project }: { tool: LoadedTool; project: string },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const known = new Map<string, Promise<Resolved | null>>();
  const resolveOnce = (kind: Partial<OutputKind>, options: Record<string, unknown>) => {
    const key = JSON.stringify([kind, options]);
    const resolved = known.get(key) ?? resolve({ tool, project, kind, options }).catch(() => null);
    known.set(key, resolved);
    return resolved;
  };
  for (const { name, file, facts } of documented) {
    if (!facts.Default) continue;
    const stated = readDefaults(facts.Default);
    const parent = name.split('.').slice(0, -1).join('.');
    const select = isPassedOn(name) ? ofBundler : ofAll;
    for (const kind of listKinds(name)) {
      const found = defaultOf(stated, kind);
      if (!found || found.value === undefined) continue;
      // If the tool rejects a kind of output, there is no default for it.
      const before = await resolveOnce(kind, parent === '' ? {} : nest(parent, {}));
      if (before === null) continue;
      const after = await resolveOnce(kind, nest(name, found.value));
      if (after && isDeepStrictEqual(select(before), select(after))) continue;
      const does = after ? 'resolves a different configuration than without it' : 'fails';
      const of = Object.entries(kind)
        .map(([key, value]) => `${key} \`${value}\``)
        .join(', ');
      problems.push({
        severity: 'error',
        message: `\`${name}\` has a different default: with \`${found.code}\` the tool ${does}, for ${of}.`,
        fix: 'Look up the default in the types of the package or with `rslib inspect`. If it differs between outputs, write `… for target `web`` or similar.',
        file,
        line: facts.Default.line,
      });
      break;
    }
  }
  return problems;
}

/** The documented default for a kind of output, if any. */
export function defaultOf(
  stated: readonly StatedDefault[],
  kind: Partial<OutputKind>,
): StatedDefault | undefined {
  const full = { ...usualKind, ...kind };
  return (
    stated.findLast(({ when }) => typeof when === 'function' && when(full)) ??
    stated.find(({ when }) => when === 'always') ??
    (isDeepStrictEqual(full, usualKind) ? stated.find(({ when }) => when === 'remark') : undefined)
  );
}

const usualKind: OutputKind = { format: 'esm', bundle: true, target: 'node' };

/** All kinds of output, unless the option itself determines it. */
function listKinds(name: string): Array<Partial<OutputKind>> {
  const own = name.replace(/^output\./, '');
  const kinds = outputKinds.map((kind) =>
    Object.fromEntries(Object.entries(kind).filter(([key]) => key !== own)),
  );
  return [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()];
}

interface Resolved {
  environments: unknown;
  bundlers: unknown;
}

const ofAll = ({ environments, bundlers }: Resolved): unknown => [environments, bundlers];
const ofBundler = ({ bundlers }: Resolved): unknown => bundlers;

/** Rsbuild passes some options on unchanged, so their effect is only visible in the bundler's configuration. */
const isPassedOn = (name: string): boolean =>
  /^(?:(?:output\.)?autoExternal\b|output\.(?:emitCss|dataUriLimit)$)/.test(name);

/** Builds nested options from a path: `dts.bundle`, false → `{ dts: { bundle: false } }`. */
export function nest(path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? value : nest(rest.join('.'), value) };
}

async function resolve({
  tool,
  project,
  kind: { format, bundle, target },
  options,
}: {
  tool: LoadedTool;
  project: string;
  kind: Partial<OutputKind>;
  options: Record<string, unknown>;
}): Promise<Resolved> {
  // Options of Rsbuild are allowed in a lib item as well.
  const { output, ...rest } = options;
  const lib = [
    {
      id: 'lib',
      ...(format === undefined ? {} : { format }),
      ...(bundle === undefined ? {} : { bundle }),
      ...(format === 'mf' ? { plugins: [createFederation(tool)] } : {}),
      ...rest,
      output: { ...(target === undefined ? {} : { target }), ...(output as object | undefined) },
    },
  ];
  const config = { lib, logLevel: 'silent' };
  const rslib = await tool.createRslib({ cwd: project, config });
  const { environmentConfigs, bundlerConfigs } = await rslib.inspectConfig({
    mode: 'production',
    verbose: true,
  });
  return { environments: environmentConfigs, bundlers: bundlerConfigs };
}

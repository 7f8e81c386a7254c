import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Check,
  type CheckPart,
  checkShell,
  fenceKind,
  proveData,
  proveTypes,
  readFiles,
} from 'islet-prove';
import { z } from 'zod';
import { checkPreludes } from './checkPreludes.ts';
import { checkToolCommand } from './checkToolCommand.ts';
import { compilerOptions } from './compilerOptions.ts';
import type { ProofContext } from './proofContext.ts';

const preludes = 'site/checks/preludes';

/** Creates the check of the types of code. */
export async function createTypesCheck(context: ProofContext): Promise<Check> {
  const { root, hashCode, openTool } = context;
  const create = proveTypes({
    compilerOptions,
    packages: await listExamplePackages(root),
    preludes,
    code: await hashCode('fenceChecks'),
    prepare: openTool,
  });
  return create(context);
}

/** Creates the check of data and markup. */
export async function createMarkupCheck(context: ProofContext): Promise<Check> {
  return proveData({ code: await context.hashCode('fenceChecks') })(context);
}

/** Creates the check that preludes don't hide the types of installed packages. */
export async function createPreludeCheck({
  root,
  hashCode,
  openTool,
}: ProofContext): Promise<Check> {
  const files = await readFiles(path.join(root, preludes), () => true);
  const texts = Object.entries(files).map(([file, text]) => [path.parse(file).name, String(text)]);
  const part: CheckPart = {
    name: 'preludes',
    key: JSON.stringify([await hashCode('fenceChecks'), texts]),
    count: texts.length,
    async run() {
      await openTool();
      return checkPreludes(Object.fromEntries(texts), (name) =>
        existsSync(path.join(root, 'site/examples', 'node_modules', name)),
      );
    },
  };
  return { name: 'Preludes', parts: [part] };
}

/** Creates the check of the commands on pages. */
export async function createCommandCheck({
  hashCode,
  openTool,
  fences,
}: ProofContext): Promise<Check> {
  const shell = fences.filter((fence) => fenceKind(fence) === 'shell');
  const part: CheckPart = {
    name: 'fences',
    key: JSON.stringify([await hashCode('fenceChecks'), shell]),
    count: shell.length,
    async run() {
      const tool = await openTool();
      return checkShell(shell, (words) => checkToolCommand(words, tool));
    },
  };
  return { name: 'Commands', parts: [part] };
}

const manifestSchema = z.object({ name: z.string().optional() });

/** The sources of the examples, which code imports by their package names as if they were installed. */
async function listExamplePackages(root: string): Promise<Record<string, string>> {
  const folder = 'site/examples';
  const packages: Record<string, string> = {};
  for (const name of await readdir(path.join(root, folder))) {
    const file = path.join(root, folder, name, 'package.json');
    const manifest = await readFile(file, 'utf8').catch(() => null);
    if (manifest === null || name.startsWith('.')) continue;
    const { name: packageName } = manifestSchema.parse(JSON.parse(manifest));
    if (packageName) packages[packageName] = `${folder}/${name}/src/index.ts`;
  }
  return packages;
}

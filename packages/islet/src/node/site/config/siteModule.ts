import { createRequire } from 'node:module';
import path from 'node:path';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';

/** Where a module of a site is: `name` is that of a package, or a path that starts with a dot. */
export interface ModulePlace {
  siteRoot: string;
  name: string | undefined;
}

/** Absolute path of a module; null if the config names none. Throws if it isn't there. */
export const locateModule = ({ siteRoot, name }: ModulePlace): string | null =>
  name === undefined ? null : createRequire(path.join(siteRoot, 'site.config.ts')).resolve(name);

/** Reports a module that can't be loaded; `field` names it, and `file` is the name of the config. */
export async function checkModule(
  place: ModulePlace,
  {
    field,
    file,
    load,
  }: { field: string; file: string; load(place: ModulePlace): Promise<unknown> },
): Promise<Problem[]> {
  const report = (message: string, fix: string): Problem[] => [
    { severity: 'error', message, fix, file },
  ];
  try {
    locateModule(place);
  } catch {
    return report(
      `The module \`${place.name}\` of \`${field}\` cannot be found.`,
      'Install its package, or write its path from the folder of the config, as in `./fences.mjs`.',
    );
  }
  try {
    await load(place);
    return [];
  } catch (error) {
    return report(
      `The module \`${place.name}\` of \`${field}\` cannot be loaded: ${messageOf(error)}.`,
      'Correct the module, or remove it from the config.',
    );
  }
}

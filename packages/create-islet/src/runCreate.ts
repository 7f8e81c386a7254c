import path from 'node:path';
import type { OptionsOf } from 'islet/tools';
import { version } from '../package.json';
import type { createCommand } from './createCommand.ts';
import { findRepository } from './findRepository.ts';
import { hosts } from './hosts.ts';
import { type Files, planSite, type SiteRequest } from './planSite.ts';
import { type Manager, readManager } from './readManager.ts';
import { RefusedError } from './refusedError.ts';
import { writeNew } from './writeNew.ts';

/** Writes a new site, or converts one of another engine. Resolves to the exit code. */
export async function runCreate({
  name,
  folder,
  from,
  engine,
  deploy,
  siteRoot,
}: OptionsOf<typeof createCommand>): Promise<number> {
  const repository = findRepository(folder) ?? folder;
  const manager = readManager(process.env.npm_config_user_agent);
  const request: SiteRequest = { folder, repository, manager, version, deploy };
  try {
    if (from === null) {
      const files = planSite(request);
      writeNew(folder, files);
      process.stdout.write(`Created a site:\n${listFiles(name, files)}`);
    } else {
      // Loaded here because most new sites don't need it.
      const { convertSite } = await import('./migrate/convertSite.ts');
      const { told, done, files } = await convertSite(request, { source: siteRoot, engine });
      process.stderr.write(told);
      process.stdout.write(`${done}Also wrote:\n${listFiles(name, files)}`);
    }
    const scripts = from === null ? ['dev'] : ['check', 'dev'];
    process.stdout.write(`\nNext:\n${listCommands(name, manager, scripts)}`);
    const { todo } = hosts[deploy];
    if (todo !== '') process.stdout.write(`\nBefore you push: ${todo}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    process.stderr.write(`${error.message}\nNothing was written.\n`);
    return 1;
  }
}

const listFiles = (name: string, files: Files): string =>
  Object.keys(files)
    .map((file) => `  ${path.join(name, file)}\n`)
    .join('');

/** The commands that follow: one that enters the folder, one that installs, and scripts of the site. */
function listCommands(name: string, manager: Manager, scripts: readonly string[]): string {
  const enter = name === '.' ? [] : [`cd ${/\s/.test(name) ? `"${name}"` : name}`];
  const runs = scripts.map((script) => `${manager.name} run ${script}`);
  return [...enter, `${manager.name} install`, ...runs].map((line) => `  ${line}\n`).join('');
}

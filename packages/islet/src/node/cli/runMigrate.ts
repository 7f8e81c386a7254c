import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { version } from '../../../package.json';
import type { OptionsOf } from './defineCommand.ts';
import type { migrateCommand } from './migrateCommand.ts';

/** `migrate`: lets the package that creates sites convert one, so that other sites needn't install what that takes. */
export async function runMigrate({
  engine,
  siteRoot,
  to,
}: OptionsOf<typeof migrateCommand>): Promise<number> {
  const args = [to, '--from', siteRoot, '--engine', engine];
  const installed = findInstalled();
  const child = installed
    ? spawn(process.execPath, [installed, ...args], { stdio: 'inherit' })
    : // On Windows npm is a batch file, which only a shell can start.
      spawn('npm', ['exec', '--yes', '--', `create-islet@${version}`, ...args], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

/** Absolute path of the program, if it is installed beside the engine; null if npm has to fetch it. */
function findInstalled(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('create-islet/package.json');
    const program = path.join(path.dirname(manifest), 'dist/create.js');
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

// A repository around the example would keep the tool from starting one.
const GIT_CEILING_DIRECTORIES = path.dirname(process.cwd());
const env = { ...process.env, GIT_CEILING_DIRECTORIES, npm_config_offline: 'true' };

for (const args of [
  'my-library --template node-ts --no-git',
  'my-library --template node-ts',
  'my-library --template node-ts --override',
  'my-package --template node-dual-ts',
]) {
  const command = ['create.mjs', ...args.split(' ')];
  const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  const [message] = /".*" is not empty|(?<=Error: )Failed.*exists/.exec(stdout + stderr) ?? [];
  console.log(`${args}\n  ${message ?? readdirSync('my-library').join(', ')}`);
}

for (const directory of ['my-library', '.temp-templates']) rmSync(directory, { recursive: true });

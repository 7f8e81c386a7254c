import * as tool from '@rslib/core';
import { runCLI, version } from '@rslib/core';
import type { BuildRequest, FinishedBuild } from '../../protocol.ts';
import nodeProcess, { ExitError } from '../standIns/nodeProcess.ts';
import nodeUtil from '../standIns/nodeUtil.ts';
import { forgetModules } from './loadModule.ts';
import { registerName } from './moduleRegistry.ts';
import { readWritten, workFolder, writeProject } from './projectFolder.ts';
import { connectTerminal, writeTerminal } from './terminal.ts';

registerName('@rslib/core', tool);
registerName('@rsbuild/core', tool.rsbuild);
registerName('@rspack/core', tool.rspack);
nodeProcess.versions.node = nodeProcess.version.slice(1);

for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
  console[level] = (...values: unknown[]) => writeTerminal(`${nodeUtil.format(...values)}\n`);

export { version as release };

/** Characters that a build may print: more could only fill the memory of the page. */
const longestLog = 500_000;

/** Builds a project with the command of the tool itself. What it prints goes to `print`. */
export async function buildProject(
  { id, files, args = [] }: BuildRequest,
  print: (text: string) => void,
): Promise<FinishedBuild> {
  const started = performance.now();
  connectTerminal(limitText(print));
  prepareProcess();
  forgetModules();
  writeProject(files);
  let isFailed = await failsToBuild(args);
  let output: FinishedBuild['files'] = {};
  try {
    output = readWritten(files);
  } catch (error) {
    isFailed = true;
    writeTerminal(`${error instanceof Error ? error.message : error}\n`);
  }
  const milliseconds = performance.now() - started;
  return { kind: 'built', id, files: output, isFailed, milliseconds };
}

/** What a process of its own would have. */
function prepareProcess(): void {
  // A config may have set it.
  tool.rsbuild.logger.level = 'info';
  nodeProcess.chdir(workFolder);
  nodeProcess.exitCode = undefined;
  for (const name of Object.keys(nodeProcess.env)) delete nodeProcess.env[name];
  Object.assign(nodeProcess.env, { FORCE_COLOR: '3', TERM: 'xterm-256color' });
}

async function failsToBuild(args: readonly string[]): Promise<boolean> {
  nodeProcess.argv = ['node', 'rslib', ...args];
  try {
    await (runCLI as (options: { argv: string[] }) => unknown)({ argv: nodeProcess.argv });
    return Boolean(nodeProcess.exitCode);
  } catch (error) {
    if (error instanceof ExitError) return error.code !== 0;
    writeTerminal(`${error instanceof Error ? error.stack : error}\n`);
    return true;
  }
}

function limitText(print: (text: string) => void): (text: string) => void {
  let rest = longestLog;
  return (text) => {
    if (rest <= 0) return;
    rest -= text.length;
    print(rest > 0 ? text : `${text.slice(0, rest)}\n… what was printed after this is left out.\n`);
  };
}

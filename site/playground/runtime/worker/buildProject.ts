import * as tool from '@rslib/core';
import { runCLI, version } from '@rslib/core';
import type { BuildRequest, FinishedBuild } from '../../protocol.ts';
import path from '../standIns/nodePath.ts';
import nodeProcess, { ExitError } from '../standIns/nodeProcess.ts';
import nodeUtil from '../standIns/nodeUtil.ts';
import { forgetModules } from './loadModule.ts';
import { registerName } from './moduleRegistry.ts';
import { readWritten, workFolder, writeProject } from './projectFolder.ts';
import { type RslibCommand, readCommand, usualCommand } from './readCommand.mjs';
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

/**
 * Builds a project with commands of the tool itself, in the order that they have; the last one says whether it worked.
 * What they print goes to `print`.
 */
export async function buildProject(
  { id, files, commands = [usualCommand] }: BuildRequest,
  print: (text: string) => void,
): Promise<FinishedBuild> {
  const started = performance.now();
  connectTerminal(limitText(print));
  writeProject(files);
  let isFailed = false;
  for (const text of commands) {
    if (commands.length > 1) writeTerminal(`\x1b[2m$ ${text}\x1b[22m\n`);
    isFailed = await fails(text);
  }
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

/** Runs a command, and tells whether it fails. */
function fails(text: string): boolean | Promise<boolean> {
  const command = readCommand(text);
  if (command) {
    prepareProcess(command);
    forgetModules();
    return failsToBuild();
  }
  writeTerminal(`Not a command of Rslib that ends: ${text}\n`);
  return true;
}

/** What a process of its own would have. */
function prepareProcess({ args, folder, variables }: RslibCommand): void {
  // A config may have set it.
  tool.rsbuild.logger.level = 'info';
  nodeProcess.argv = ['node', 'rslib', ...args];
  nodeProcess.chdir(path.join(workFolder, folder));
  nodeProcess.exitCode = undefined;
  for (const name of Object.keys(nodeProcess.env)) delete nodeProcess.env[name];
  Object.assign(nodeProcess.env, { FORCE_COLOR: '3', TERM: 'xterm-256color' }, variables);
}

async function failsToBuild(): Promise<boolean> {
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

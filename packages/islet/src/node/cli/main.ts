import type { Problem } from '#shared/types.ts';
import { explainFailure } from '../drivers/devServer/explainFailure.ts';
import { configName } from '../site/config/configFiles.ts';
import { explainFileError } from '../support/problems/explainFileError.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import { type ReadyCommand, UsageError } from './defineCommand.ts';
import { explainError } from './explainError.ts';
import type { Program } from './program.ts';
import { helpFor, readArguments } from './readArguments.ts';

/** Runs a program with the arguments of this process, and ends the process. */
export function startProgram(program: Program): void {
  process.setSourceMapsEnabled(true);
  // Not with `await`: modules that commands import later may be part of the file that calls this.
  main(program, process.argv.slice(2)).then((code) => {
    process.exitCode = code;
    // Configs and plugins may leave timers or connections open, which would keep the process running.
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
  });
}

/** Runs a program and resolves to the exit code. Errors are explained and result in exit code 1. */
export async function main(program: Program, args: readonly string[]): Promise<number> {
  if (!hasCurrentFolder()) {
    process.stderr.write('The current folder was removed. Change to another one, and try again.\n');
    return 1;
  }
  try {
    const read = readArguments(program, args);
    if (!('text' in read)) return runCommand(read);
    process.stdout.write(read.text);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${helpFor(program, args)}`);
    return 1;
  }
}

async function runCommand({ command, options: { siteRoot }, run }: ReadyCommand): Promise<number> {
  const report = (problem: Problem): void => void process.stderr.write(formatProblems([problem]));
  const explain = (error: unknown): Problem =>
    explainError(error, {
      folder: siteRoot,
      isDebugged: /\bislet\b/.test(process.env.DEBUG ?? ''),
    });
  // An error in a timer or promise started by a config or plugin can't be caught below.
  if (!command.survivesErrors) {
    process.on('uncaughtException', (error) => {
      const isOfFile = explainFileError(error) !== null;
      const failure = explainFailure(error, 'Background code failed', siteRoot);
      report(isOfFile ? explain(error) : failure);
      process.exit(1);
    });
  }
  const onExit = (): void => {
    if (!process.exitCode) report({ ...endedEarly, file: configName(siteRoot) });
    process.exitCode ||= 1;
  };
  if (!command.isServer) {
    ignoreClosedPipes();
    process.once('exit', onExit);
  }
  try {
    return await run();
  } catch (error) {
    report(explain(error));
    return 1;
  } finally {
    process.off('exit', onExit);
  }
}

function hasCurrentFolder(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

/** What reads the output, such as `head`, may close it because it has enough: a command goes on without it. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!('code' in error && error.code === 'EPIPE')) throw error;
    });
  }
}

/** Code of the site may end the process, and Node itself does so when nothing is left to wait for. */
const endedEarly: Omit<Problem, 'file'> = {
  severity: 'error',
  message: 'The command ended before its work was done.',
  fix: 'Look for code of the site that calls `process.exit` or waits for what never happens.',
};

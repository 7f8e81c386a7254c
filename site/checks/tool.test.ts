import { expect, test } from 'vitest';
import { checkToolCommand } from './checkToolCommand.ts';
import { listCommands, parseFlags, type Tool } from './tool.ts';

const help = `Rslib v1.0.1

Usage:
  $ rslib [command] [options]

Commands:
  build    build the library (default)
  mf-dev   start a server

  For details on a sub-command, run:
  $ rslib <command> -h

Options:
  -w, --watch        turn on watch mode
  --dist-path <dir>  set output directory
  --bundle           enable bundle mode (use --no-bundle to disable)
  --no-env           Disable loading
`;

test('commands and flags are read from the help', () => {
  expect(listCommands(help)).toEqual(['build', 'mf-dev']);
  expect(parseFlags(help)).toEqual([
    { name: '--watch', short: '-w', value: null, negatable: false },
    { name: '--dist-path', short: null, value: 'dir', negatable: false },
    { name: '--bundle', short: null, value: null, negatable: true },
    { name: '--no-env', short: null, value: null, negatable: false },
  ]);
});

const tool: Tool = { version: '', bin: '', commands: { '': parseFlags(help), build: [] } };

test.each([
  ['npm install x', null],
  ['npx rslib -w --no-bundle --dist-path=a', null],
  ['npx --yes rslib --no-watch', '`rslib` has no flag `--no-watch`.'],
  ['rslib build --watch', '`rslib build` has no flag `--watch`.'],
  ['npx rslib dev', '`rslib` has no command `dev`.'],
  ['npx other --watch', null],
  ['./dist/cli.js 95000', null],
  ['frobnicate', undefined],
])('%s', (command, expected) => {
  expect(checkToolCommand(command.split(' '), tool)).toBe(expected);
});

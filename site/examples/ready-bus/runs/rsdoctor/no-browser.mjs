// Opens no browser when Rsdoctor shows its report.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const { exec, spawn } = childProcess;
const quiet = `"${process.execPath}" --version`;
childProcess.spawn = (command, ...rest) =>
  /open$/.test(command) ? spawn(process.execPath, ['--version']) : spawn(command, ...rest);
childProcess.exec = (command, ...rest) =>
  exec(/^(?:ps|osascript) /.test(command) ? quiet : command, ...rest);
syncBuiltinESMExports();

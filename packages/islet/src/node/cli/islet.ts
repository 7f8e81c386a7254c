#!/usr/bin/env node
import { main } from './main.ts';

process.setSourceMapsEnabled(true);
// Not with `await`: modules that commands import later may be part of this file.
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
  // Configs and plugins may leave timers or connections open, which would keep the process running.
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
});

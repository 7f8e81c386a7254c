#!/usr/bin/env node
import { main } from './main.ts';

process.setSourceMapsEnabled(true);
// Not with `await`: modules that commands import later may be part of this file.
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

// Refuses to watch the config, as Linux does if `fs.inotify.max_user_watches` is too low.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { watch } = fs;
fs.watch = (file, ...rest) => {
  if (!/watched\.config\.mjs$/.test(file)) return watch(file, ...rest);
  throw new Error(`ENOSPC: System limit for number of file watchers reached, watch '${file}'`);
};
syncBuiltinESMExports();

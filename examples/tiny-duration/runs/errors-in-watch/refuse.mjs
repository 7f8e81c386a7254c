// Refuses to watch files, as Linux does if `fs.inotify.max_user_watches` is too low.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.watch = (file) => {
  throw new Error(`ENOSPC: System limit for number of file watchers reached, watch '${file}'`);
};
syncBuiltinESMExports();

// Loaded into measured programs with `--import`: at their end it writes what they used.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// What a browser does with `<script src="…">`, and then with a line of its own.
function tell(file, line) {
  const page = {};
  try {
    runInNewContext(readFileSync(file, 'utf8'), page);
    console.log(runInNewContext(line, page));
  } catch (error) {
    console.log(String(error));
  }
}

tell('dist/no-target.js', 'TinyDuration.format(95_000)');
tell('dist/no-name.js', 'TinyDuration.format(95_000)');
tell('dist/no-name.js', 'format(95_000)');
// Node.js reads a file with this ending as a module, where UMD finds nothing to export to.
console.log(Object.keys(await import('./dist/no-name.js')).length);

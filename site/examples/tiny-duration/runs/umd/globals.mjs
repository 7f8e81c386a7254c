import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// Which functions a page can call after `<script>` elements have loaded these files.
const page = createContext({});
for (const file of process.argv.slice(2)) {
  try {
    runInContext(readFileSync(file, 'utf8'), page);
  } catch (error) {
    console.log(`${file}: ${error.message}`);
  }
}

const listFunctions = (value, path) =>
  typeof value === 'function'
    ? [path]
    : Object.entries(value).flatMap(([name, inner]) =>
        listFunctions(inner, path + (/^\w+$/.test(name) ? `.${name}` : `['${name}']`)),
      );
console.log(listFunctions(page, 'window').join('\n'));

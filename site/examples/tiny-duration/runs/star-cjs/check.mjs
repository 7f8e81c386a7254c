import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const list = (exports) =>
  Object.keys(exports)
    .filter((name) => !/^(?:__esModule|default|module\.exports)$/.test(name))
    .sort()
    .join(', ');

for (const file of ['./dist/index.cjs', './dist/files/index.cjs']) {
  console.log(file);
  console.log(`  require: ${list(require(file))}`);
  console.log(`  import:  ${list(await import(file))}`);
}

// Does what npm does for a package that needs another version of `mitt`: puts it in a `node_modules` of its own.
import { mkdirSync, writeFileSync } from 'node:fs';

const write = (folder, version, code) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify({ version, type: 'module' }));
  writeFileSync(`${folder}/index.js`, code);
};
write(
  'node_modules/bus-logger',
  '1.0.0',
  "import mitt from 'mitt';\nexport const logger = mitt();\n",
);
write(
  'node_modules/bus-logger/node_modules/mitt',
  '2.1.0',
  "export default () => 'an emitter of mitt 2';\n",
);

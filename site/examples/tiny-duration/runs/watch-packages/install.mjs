// A package in node_modules, and one that a link leads to, as `npm link` or a workspace would.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';

for (const folder of ['node_modules/copied', 'linked']) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({ type: 'module', exports: './index.js' }),
  );
  writeFileSync(`${folder}/index.js`, 'export const version = 1;\n');
}
symlinkSync('../linked', 'node_modules/linked', 'junction');

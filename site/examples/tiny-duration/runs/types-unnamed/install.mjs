// Installs `outer` and its dependency `inner` as pnpm does: only `outer` is in `node_modules` itself.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';

const store = 'node_modules/.pnpm/outer@1.0.0/node_modules';
const write = (name, types) => {
  mkdirSync(`${store}/${name}`, { recursive: true });
  writeFileSync(`${store}/${name}/package.json`, `{ "version": "1.0.0", "types": "index.d.ts" }`);
  writeFileSync(`${store}/${name}/index.d.ts`, types);
};
write('inner', 'export interface Timer { start(): void }');
write('outer', "import { Timer } from 'inner';\nexport declare function createTimer(): Timer;");
symlinkSync('.pnpm/outer@1.0.0/node_modules/outer', 'node_modules/outer');

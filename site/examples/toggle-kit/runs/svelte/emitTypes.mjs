import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitDts } from 'svelte2tsx';

const shims = import.meta.resolve('svelte2tsx/svelte-shims-v4.d.ts');

await emitDts({
  libRoot: 'src',
  declarationDir: 'dist',
  tsconfig: path.resolve('tsconfig.json'),
  svelteShimsPath: fileURLToPath(shims),
});

// The compiler of TypeScript 7, as the preview package offered it.
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('@rslib/core'));
const { default: getExePath } = await import(
  require.resolve('typescript/package.json').replace('package.json', 'lib/getExePath.js')
);

export default getExePath;

// Installs the plugin with TypeScript 6, the newest that it works with.
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const extractor = createRequire(require.resolve('@microsoft/api-extractor'));
const six = path.dirname(extractor.resolve('typescript/package.json'));
const name = 'rsbuild-plugin-arethetypeswrong';
const plugin = fileURLToPath(new URL('..', import.meta.resolve(name)));

mkdirSync('node_modules', { recursive: true });
cpSync(plugin, path.join('node_modules', name), { recursive: true });
symlinkSync(six, 'node_modules/typescript', 'junction');

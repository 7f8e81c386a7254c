// Does what npm does with the two packages: links them as `typescript` and `typescript7`.
import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const extractor = createRequire(require.resolve('@microsoft/api-extractor'));
const folderOf = (from) => path.dirname(from.resolve('typescript/package.json'));
const seven = folderOf(require);

mkdirSync('node_modules');
symlinkSync(folderOf(extractor), 'node_modules/typescript', 'junction');
symlinkSync(seven, 'node_modules/typescript7', 'junction');

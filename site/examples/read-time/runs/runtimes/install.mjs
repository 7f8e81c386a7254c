// Does what installing `@rslib/core` does, with the copy that is installed already.
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const core = path.join(fileURLToPath(import.meta.resolve('@rslib/core')), '../..');
mkdirSync('node_modules/@rslib', { recursive: true });
symlinkSync(core, 'node_modules/@rslib/core');
mkdirSync('node_modules/.bin', { recursive: true });
symlinkSync('../@rslib/core/bin/rslib.js', 'node_modules/.bin/rslib');

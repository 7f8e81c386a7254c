import { modules } from 'runtime:node';
import { place } from 'runtime:place';
import { modules as bundled } from 'runtime:registry';
import binding from '@rspack/binding-wasm32-wasi';
import astGrep from '../standIns/astGrep.ts';
import { createRequire } from '../standIns/nodeModule.ts';
import { registerName, registerPaths } from './moduleRegistry.ts';

// Before the tool is evaluated, which asks for some of them at once.
registerPaths(bundled);
for (const [name, exports] of Object.entries(modules)) registerName(name, exports);
registerName('@rspack/binding', binding);
registerName('@ast-grep/napi', astGrep);

// TypeScript reads files only where there is a `require`, and asks for more only where it is Node.
Object.assign(globalThis, { require: createRequire(`${place}/index.js`) });

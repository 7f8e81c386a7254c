import { modules } from 'runtime:node';
import { modules as bundled } from 'runtime:registry';
import binding from '@rspack/binding-wasm32-wasi';
import astGrep from '../standIns/astGrep.ts';
import { registerName, registerPaths } from './moduleRegistry.ts';

// Before the tool is evaluated, which asks for some of them at once.
registerPaths(bundled);
for (const [name, exports] of Object.entries(modules)) registerName(name, exports);
registerName('@rspack/binding', binding);
registerName('@ast-grep/napi', astGrep);

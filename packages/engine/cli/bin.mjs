#!/usr/bin/env node
// The engine is TypeScript; tsx lets Node run it as it is.
import { register } from 'tsx/esm/api';

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production';
register();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));

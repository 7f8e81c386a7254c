#!/usr/bin/env node
// The server is TypeScript; tsx lets Node run it as it is.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));

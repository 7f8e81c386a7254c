#!/usr/bin/env node
// The engine is TypeScript; it is compiled when its sources have changed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileEngine } from '../modules/compileEngine.mjs';

process.setSourceMapsEnabled(true);
const engine = await compileEngine();
const { main } = await import(pathToFileURL(path.join(engine, 'main.mjs')).href);
process.exitCode = await main(process.argv.slice(2));

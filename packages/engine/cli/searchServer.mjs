#!/usr/bin/env node
// Compiled together with the engine, whose cache it shares.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileEngine } from '../modules/compileEngine.mjs';

process.setSourceMapsEnabled(true);
const engine = await compileEngine();
const { main } = await import(pathToFileURL(path.join(engine, 'searchServer.mjs')).href);
process.exitCode = await main(process.argv.slice(2));

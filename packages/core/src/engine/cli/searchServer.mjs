#!/usr/bin/env node
import { runCompiled } from './runCompiled.mjs';

// Shares the compile cache of the engine.
await runCompiled('searchServer');

#!/usr/bin/env node
import { runCompiled } from './runCompiled.mjs';

// Compiled together with the engine, whose cache it shares.
await runCompiled('searchServer');

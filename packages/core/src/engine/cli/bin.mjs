#!/usr/bin/env node
import { runCompiled } from './runCompiled.mjs';

await runCompiled('main');

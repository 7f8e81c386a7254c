#!/usr/bin/env node
import { isletProgram } from './isletProgram.ts';
import { startProgram } from './main.ts';

startProgram(isletProgram);

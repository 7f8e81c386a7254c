#!/usr/bin/env node
import { startProgram, withRun } from 'islet/tools';
import { version } from '../package.json';
import { createCommand } from './createCommand.ts';
import { runCreate } from './runCreate.ts';

startProgram({ name: 'npm', version, commands: [withRun(createCommand, runCreate)] });

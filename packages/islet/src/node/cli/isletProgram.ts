import { version } from '../../../package.json';
import { commands } from './commands.ts';
import type { Program } from './program.ts';

/** The command line of the engine. */
export const isletProgram: Program = { name: 'islet', version, commands };

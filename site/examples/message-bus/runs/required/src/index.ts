import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const ms = require('ms') as (text: string) => number;

export const hour = ms('1h');

// The types of every config that lies here are checked, so the mistake is made now.
import { readFileSync, writeFileSync } from 'node:fs';

const config = readFileSync('rslib.config.ts', 'utf8');
writeFileSync('rslib.config.ts', config.replace('format', 'fromat'));

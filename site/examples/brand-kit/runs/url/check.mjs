import { readFile } from 'node:fs/promises';
import { template } from 'brand-kit';

console.log(await readFile(template, 'utf8'));

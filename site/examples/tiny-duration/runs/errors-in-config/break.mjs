// Writes a file that ends too early.
import { writeFileSync } from 'node:fs';

writeFileSync('broken/package.json', '{ "name":\n');

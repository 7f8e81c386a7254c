// Writes a file with a comma too many.
import { writeFileSync } from 'node:fs';

writeFileSync('broken/package.json', '{ "name": "broken", }\n');

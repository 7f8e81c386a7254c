// A file where Rslib expects its directory.
import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('.rstack');
writeFileSync('.rstack/declarations', '');

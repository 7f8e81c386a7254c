import { existsSync } from 'node:fs';
import path from 'node:path';
import { readForeignJson } from './readForeignJson.ts';
import { record } from './shapes.ts';

/** The packages that a folder (absolute path) depends on in some way, with their versions; none without a `package.json`. */
export function readDependencies(folder: string): Record<string, unknown> {
  const file = path.join(folder, 'package.json');
  const manifest = record.parse(existsSync(file) ? readForeignJson(file) : {});
  const { dependencies, devDependencies, peerDependencies } = manifest;
  const lists = [peerDependencies, devDependencies, dependencies];
  return Object.assign({}, ...lists.map((one) => record.parse(one)));
}

#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import mitt from 'mitt';
import { countLines } from './countLines';

const { positionals } = parseArgs({ allowPositionals: true });
const events = mitt<{ counted: { file: string; lines: number } }>();

events.on('counted', ({ file, lines }) => console.log(`${lines}\t${file}`));

for (const file of positionals) {
  events.emit('counted', { file, lines: countLines(await readFile(file, 'utf8')) });
}

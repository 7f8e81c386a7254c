#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import mitt from "mitt";
function countLines(text) {
    return text.split('\n').filter((line)=>'' !== line.trim()).length;
}
const { positionals: positionals } = parseArgs({
    allowPositionals: true
});
const events = mitt();
events.on('counted', ({ file, lines })=>console.log(`${lines}\t${file}`));
for (const file of positionals)events.emit('counted', {
    file,
    lines: countLines(await readFile(file, 'utf8'))
});

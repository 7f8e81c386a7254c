#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { argv } from "node:process";
function readTime(text) {
    const words = text.split(/\s+/).filter((word)=>'' !== word);
    return Math.ceil(words.length / 4);
}
const cli_text = readFileSync(argv["2"] ?? 'README.md', 'utf8');
console.log(`${readTime(cli_text)} s`);

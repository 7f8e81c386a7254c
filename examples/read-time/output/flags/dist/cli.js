#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { readTime } from "./main.js";
const cli_text = readFileSync(argv["2"] ?? 'README.md', 'utf8');
console.log(`${readTime(cli_text)} s`);

#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { readTime } from './index';

const text = readFileSync(argv[2] ?? 'README.md', 'utf8');
console.log(`${readTime(text)} s`);

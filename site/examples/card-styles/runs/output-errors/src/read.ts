import { readFileSync } from 'node:fs';

export const read = () => readFileSync('card.txt', 'utf8');

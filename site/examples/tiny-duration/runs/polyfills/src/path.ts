import { basename } from 'node:path';

export const nameOf = (file: string): string => basename(file, '.txt');

import { join } from 'node:path';

export const settings = join(__dirname, 'settings.json');

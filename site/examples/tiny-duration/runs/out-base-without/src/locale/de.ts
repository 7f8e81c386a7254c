import type { en } from './en';

export const de: typeof en = { second: 'Sekunde', minute: 'Minute' };

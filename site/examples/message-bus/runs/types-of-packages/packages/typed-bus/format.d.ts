export type Format = 'text' | 'json';

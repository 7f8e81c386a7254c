import { parse } from '@/parse';

export const seconds: number = String(parse('1:35'));

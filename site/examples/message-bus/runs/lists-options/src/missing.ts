import { no } from 'not-there';

export const yes = !no;

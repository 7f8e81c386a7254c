import { marks } from './marks.cjs';

export const split = (text: string): string[] => text.split(marks);

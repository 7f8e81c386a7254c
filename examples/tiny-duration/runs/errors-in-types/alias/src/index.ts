import { unit } from '@/unit';

export const label = `in ${unit}`;

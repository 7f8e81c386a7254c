export const last = (xs?: number[]) => xs?.at(-1) ?? 0;

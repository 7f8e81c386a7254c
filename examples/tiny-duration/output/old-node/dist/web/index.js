const last = (xs)=>xs?.at(-1) ?? 0;
export { last };

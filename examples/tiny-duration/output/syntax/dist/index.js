const last = (list)=>list?.at(-1) ?? 0;
export { last };

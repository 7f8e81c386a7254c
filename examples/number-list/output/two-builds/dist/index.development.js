const last = (list)=>list?.at(-1) ?? 0;
console.warn('number-list: development build');
export { last };

const sum = (list)=>list.reduce((total, next)=>total + next, 0);
export { sum };

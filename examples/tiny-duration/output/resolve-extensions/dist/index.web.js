const now = ()=>performance.now();
export { now };

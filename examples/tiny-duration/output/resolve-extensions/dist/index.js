const now = ()=>1000 * process.uptime();
export { now };

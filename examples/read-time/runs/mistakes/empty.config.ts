export default { lib: [] };

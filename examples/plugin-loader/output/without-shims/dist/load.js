const load = (name)=>require(name);
export { load };

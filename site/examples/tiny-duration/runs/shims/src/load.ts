export const load = (name: string) => require(name);

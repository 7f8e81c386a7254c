export const create = (options) => options.clock();

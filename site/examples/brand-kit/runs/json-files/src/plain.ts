import pkg from '../package.json';

export const { name } = pkg;

import lunch from './lunch.time';

export { lunch };

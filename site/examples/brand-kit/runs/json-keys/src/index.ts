import medals from './medals.json';

export const third = medals['3rd'];

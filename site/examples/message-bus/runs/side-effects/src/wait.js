import ms from 'ms';

export const wait = (time) => new Promise((resolve) => setTimeout(resolve, ms(time)));

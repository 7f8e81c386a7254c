import ms from 'ms';

export const poll = (time, call) => setInterval(call, ms(time));

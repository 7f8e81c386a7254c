const ms = require('ms');

export const wait: number = ms('1 min');

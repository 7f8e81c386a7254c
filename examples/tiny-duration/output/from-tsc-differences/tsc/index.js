import limits from './limits.json' with { type: 'json' };
export const longest = limits.hours * 3600000 /* Unit.Hour */;

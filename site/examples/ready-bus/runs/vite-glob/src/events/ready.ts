export const text = 'Time is up.';

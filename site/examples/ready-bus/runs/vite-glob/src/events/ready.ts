export const text = 'The time is over.';

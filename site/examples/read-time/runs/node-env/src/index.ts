export const careful = process.env.NODE_ENV !== 'production';

export const text = 'Nobody was listening.';

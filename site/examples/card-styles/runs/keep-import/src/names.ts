export const names = ['card', 'menu'];

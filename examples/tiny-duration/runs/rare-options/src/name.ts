export const name = 'Durée';

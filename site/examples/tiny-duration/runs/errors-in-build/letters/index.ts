export const größe = 3;

export const late = true;

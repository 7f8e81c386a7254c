export const open = () => document.querySelector('.card');

const MINUTE = 60000;
console.warn('tiny-duration: development build');
export { MINUTE };

const card = 'card';
export { card };

const card = 'card';
export { card };

// end of tiny-card
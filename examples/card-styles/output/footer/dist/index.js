const card = 'card';
export { card };

// end of card-styles
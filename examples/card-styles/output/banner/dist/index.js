/*! card-styles 1.2.0 | MIT */
const card = 'card';
export { card };

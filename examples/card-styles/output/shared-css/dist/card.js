import "./i~0.js";
const card = 'card';
export { card };

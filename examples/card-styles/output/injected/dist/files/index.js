import "./card.css";
const card = 'card';
export { card };

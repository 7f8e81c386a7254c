import "./base.css";
import card_module from "./card.module.js";
const card = card_module.card;
export { card };

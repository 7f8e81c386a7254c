import { accent as colors_accent } from "./theme/colors";
import card_module from "./card.module.js";
import { badge } from "./icons/index";
import "./card.css";
import logo from "./icons/logo.js";
const card = [
    colors_accent,
    badge,
    card_module.card,
    logo
];
const inAccent = (accent)=>`color: ${accent}`;
export { card, inAccent };

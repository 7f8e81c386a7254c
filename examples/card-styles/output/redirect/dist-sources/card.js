import { accent as colors_accent } from "./theme/colors";
import card_module from "./card.module.js";
import { badge } from "./icons/index";
import meta from "./meta.js";
import "./card.css";
import logo from "./icons/logo.js";
const card = [
    colors_accent,
    card_module.card,
    badge,
    meta.name,
    logo
];
const inAccent = (accent)=>`color: ${accent}`;
export { card, inAccent };

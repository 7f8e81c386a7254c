import { accent as colors_js_accent } from "./theme/colors.js";
import card_module from "./card.module.js";
import { badge } from "./icons/index.js";
import meta from "./meta.js";
import "./card.css";
import logo from "./icons/logo.js";
const card = [
    colors_js_accent,
    card_module.card,
    badge,
    meta.name,
    logo
];
const inAccent = (accent)=>`color: ${accent}`;
export { card, inAccent };

/*! card-styles 1.2.0 | MIT */
import './card.css';
/** The class of a card. */
export declare const card = "card";

import './card.css';

/** The class of a card. */
export const card = 'card';

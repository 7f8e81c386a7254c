/*! card-styles | MIT */

// The class of a card.
export const card = 'card';

/** The class of a card. */
export declare const card = "card";

export { }

// end of card-styles

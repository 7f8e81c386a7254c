/** How long typed text has to stand before it is searched for, in ms (SPEC 2.7, 9). */
export const inputDelay = 150;

/** How long readers wait for the search, in ms, before they are told and can try again. */
export const patience = 4000;

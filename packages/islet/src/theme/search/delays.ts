/** Milliseconds without further typing before a search starts (SPEC 2.7, 9). */
export const inputDelay = 150;

/** Milliseconds before a slow search is reported to the reader. */
export const unreportedTime = 4000;

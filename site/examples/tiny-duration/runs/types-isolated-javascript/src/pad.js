/** @param {number} seconds */
export const pad = (seconds) => String(seconds).padStart(2, '0');

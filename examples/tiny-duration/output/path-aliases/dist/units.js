const SECOND = 1000;
const MINUTE = 60 * SECOND;
export { MINUTE, SECOND };

const MINUTE = 60000;
export { MINUTE };

const lunch = 2700000;
export { lunch };

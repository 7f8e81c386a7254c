const other = 1;
export { other };

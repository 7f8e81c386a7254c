const hour = 3600;
export { hour };

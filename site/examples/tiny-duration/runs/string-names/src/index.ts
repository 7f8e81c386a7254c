const minutes = 60;

export { minutes as 'seconds-per-minute' };

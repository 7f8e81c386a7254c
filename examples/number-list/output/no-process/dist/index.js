const isDevelopment = 'production' !== process.env.NODE_ENV;
export { isDevelopment };

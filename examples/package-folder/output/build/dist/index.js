const here = __dirname;
export { here };

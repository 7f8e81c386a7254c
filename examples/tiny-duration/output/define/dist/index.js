const version = "1.2.0";
export { version };

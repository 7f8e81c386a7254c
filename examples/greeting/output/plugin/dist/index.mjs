const hello_greet = "Hello, Ada";
export { hello_greet as greeting };

await import('tiny-duration').catch((error) => console.error(error.stack.split('\n', 1)[0]));

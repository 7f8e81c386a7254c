import('tiny-duration/format').catch((error) => console.log(error.stack.split('\n', 1)[0]));

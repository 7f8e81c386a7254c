import greeting from './hello.greet';

export { greeting };

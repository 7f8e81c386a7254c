import logo from './logo.svg';

const file = new URL('./logo.svg', import.meta.url).href;

export { file, logo };

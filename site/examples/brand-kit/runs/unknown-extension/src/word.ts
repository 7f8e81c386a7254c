export { default as word } from './word.glb';

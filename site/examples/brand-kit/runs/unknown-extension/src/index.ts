export { default as model } from './model.gltf';

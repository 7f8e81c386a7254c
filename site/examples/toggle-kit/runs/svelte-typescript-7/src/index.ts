export { createCounter } from './counter.svelte.js';
export { default as Toggle } from './Toggle.svelte';

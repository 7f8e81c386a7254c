export { default as Note } from './Note.vue';
export { Tag } from './Tag';

export { nanoid as createId } from 'nanoid';

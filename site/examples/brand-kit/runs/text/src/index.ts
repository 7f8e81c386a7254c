import text from './note.md';

export { text };

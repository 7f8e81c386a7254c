/** A stylesheet imported for its effect; the bundler makes one file of all of them. */
declare module '*.css';

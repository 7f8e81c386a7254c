/** A stylesheet imported for its effect; the bundler makes one file of all of them. */
declare module '*.css';

/** A stylesheet as text, for code that is loaded late. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A stylesheet imported for its side effect; the bundler combines all of them in one file. */
declare module '*.css';

/** A stylesheet as text, for code that is loaded on demand. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

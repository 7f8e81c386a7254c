const isTerminal = (fd: number): boolean => fd === 1 || fd === 2;

export { isTerminal as isatty };
/** `node:tty`: what is printed is shown as in a terminal, with colors. */
export default { isatty: isTerminal };

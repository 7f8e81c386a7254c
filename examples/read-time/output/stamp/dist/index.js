const builtWith = "Rslib 1.0.1";
export { builtWith };

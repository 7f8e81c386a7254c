export default {
  lib: [
    { id: 'esm', format: 'esm' },
    { id: 'esm', format: 'cjs' },
  ],
};

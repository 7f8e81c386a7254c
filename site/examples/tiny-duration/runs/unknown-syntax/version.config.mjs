export default {
  lib: [{ syntax: 'es2030' }],
};

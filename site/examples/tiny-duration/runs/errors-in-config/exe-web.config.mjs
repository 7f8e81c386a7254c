export default {
  lib: [{ output: { target: 'web' }, experiments: { exe: true } }],
};

export default {
  lib: [{ bundle: false, experiments: { exe: true } }],
};

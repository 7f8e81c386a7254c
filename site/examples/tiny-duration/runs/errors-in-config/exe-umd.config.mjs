export default { lib: [{ format: 'umd', experiments: { exe: true } }] };

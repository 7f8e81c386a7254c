export default { dts: true, resolve: { alias: { '@': './src' } } };

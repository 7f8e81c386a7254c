export default { splitChunks: { preset: 'vendor' } };

export default { source: { entry: { index: './addon/index.ts' } } };

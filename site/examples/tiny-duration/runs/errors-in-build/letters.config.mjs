export default { source: { entry: { index: './letters/index.ts' } } };

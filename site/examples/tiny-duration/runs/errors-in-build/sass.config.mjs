export default { source: { entry: { index: './styles/theme.ts' } } };

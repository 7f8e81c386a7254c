export default { dts: { typescriptPath: import.meta.filename } };

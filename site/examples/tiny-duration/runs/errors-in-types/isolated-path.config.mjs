export default { dts: { isolated: true, typescriptPath: import.meta.filename } };

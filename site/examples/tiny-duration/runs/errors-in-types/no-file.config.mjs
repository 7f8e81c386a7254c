export default { dts: { typescriptPath: '/opt/typescript/index.js' } };

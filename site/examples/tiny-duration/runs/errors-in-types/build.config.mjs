export default { dts: { build: true } };

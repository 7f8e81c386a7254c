export default { dts: { bundle: true, build: true } };

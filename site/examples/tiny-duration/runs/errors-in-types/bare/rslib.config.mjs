export default { dts: { bundle: true } };

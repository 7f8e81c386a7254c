export default { dts: true };

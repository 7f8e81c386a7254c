export default { lib: [{ dts: false }] };

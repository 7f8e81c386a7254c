export default { dts: { isolated: true, abortOnError: false } };

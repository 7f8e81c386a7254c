export default { hello: 'Hallo' };

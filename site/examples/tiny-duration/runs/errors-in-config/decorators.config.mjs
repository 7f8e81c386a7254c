export default { source: { decorators: { version: '2020' } } };

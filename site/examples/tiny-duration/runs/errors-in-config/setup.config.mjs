export default { plugins: [{ name: 'stamp' }] };

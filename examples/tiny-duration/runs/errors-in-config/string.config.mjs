export default 'cjs';

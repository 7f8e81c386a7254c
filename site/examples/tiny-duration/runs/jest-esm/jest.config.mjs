export default {
  testMatch: ['**/tests/*.test.cjs'],
  transform: {},
};

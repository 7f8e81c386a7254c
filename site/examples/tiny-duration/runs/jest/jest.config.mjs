export default {
  testMatch: ['**/src/**/*.test.ts', '**/tests/*.test.{mjs,cjs}'],
  transform: { '\\.ts$': 'babel-jest' },
};

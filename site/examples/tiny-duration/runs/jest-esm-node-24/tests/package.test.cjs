const { expect, test } = require('@jest/globals');
const { format, parse } = require('tiny-duration');

test('the built package reads what it writes', () => {
  expect(parse(format(65_000))).toBe(65_000);
});

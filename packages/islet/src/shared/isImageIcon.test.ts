import { expect, test } from 'vitest';
import { isImageIcon } from './isImageIcon.ts';

test.each(['/a.svg', './a.svg', '../a.svg', '//a.example/a.svg', 'https://a.example/a', 'data:x'])(
  '%s is an image',
  (icon) => {
    expect(isImageIcon(icon)).toBe(true);
  },
);

test.each(['🚀', '#', '...', 'a/b', 'Note: a'])('%s is a text', (icon) => {
  expect(isImageIcon(icon)).toBe(false);
});

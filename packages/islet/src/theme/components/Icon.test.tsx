import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('an icon is only outlines, in the color of the text, and is not read aloud', () => {
  const html = renderToStaticMarkup(<Icon name="close" />);
  expect(html).toContain('fill="none" stroke="currentColor"');
  expect(html).toContain('aria-hidden="true"');
});

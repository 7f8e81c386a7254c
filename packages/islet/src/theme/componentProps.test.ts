import { expect, test } from 'vitest';
import { componentProps } from './componentProps.ts';
import { components } from './index.tsx';

test('the props of every component of pages are known', () => {
  expect(Object.values(components).filter((component) => !componentProps.has(component))).toEqual(
    [],
  );
});

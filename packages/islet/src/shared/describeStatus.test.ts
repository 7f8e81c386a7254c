import { expect, test } from 'vitest';
import { describeStatus } from './describeStatus.ts';
import english from './labels/en.json' with { type: 'json' };

test.each([
  [{}, null],
  [{ deprecated: false, experimental: false }, null],
  [{ since: '1.2' }, 'info: Since 1.2'],
  [{ experimental: true }, 'warning: Experimental'],
  [{ deprecated: true }, 'danger: Deprecated'],
  [{ since: '1.2', experimental: true }, 'warning: Since 1.2 · Experimental'],
  [{ since: '1.2', deprecated: '2.0' }, 'danger: Since 1.2 · Deprecated since 2.0'],
])('%j', (status, expected) => {
  const described = describeStatus(status, english);
  expect(described && `${described.look}: ${described.text}`).toBe(expected);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from './format.js';

test('pads the seconds', () => assert.equal(format(65_000), '1:05'));

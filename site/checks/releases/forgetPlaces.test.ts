import { expect, test } from 'vitest';
import { forgetPlaces } from './forgetPlaces.ts';

const output = (id: number, hash: string): string =>
  `import * as __rspack_external__projects_kit_node_modules_process_${hash} from "/projects/kit/node_modules/process";
__webpack_require__.add({
    ${id} (module) {
        module.exports = __rspack_external__projects_kit_node_modules_process_${hash};
    }
});
var process = __webpack_require__(${id}), other = __webpack_require__(7);`;

test('output is the same wherever the repository is', () => {
  const forgotten = forgetPlaces(output(505, 'b971a561'));
  expect(forgotten).toBe(forgetPlaces(output(12, '0123abcd')));
  expect(forgotten).toContain('__webpack_require__(7)');
});

test.each([
  ['./releases/1.0.1/node_modules/a.js', './node_modules/a.js'],
  ['_releases_1_0_1_node_modules_a', '_node_modules_a'],
  [
    'module.exports = __rspack_external_react_0a1b2c3d;',
    'module.exports = __rspack_external_react_0a1b2c3d;',
  ],
])('%s', (text, expected) => {
  expect(forgetPlaces(text)).toBe(expected);
});

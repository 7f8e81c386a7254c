import { describe, expect, test } from 'vitest';
import { loadStandIn as load } from './testing.ts';

describe('other packages:', () => {
  test('@ast-grep/napi finds the specifiers of a declaration file', async () => {
    const { findSpecifiers } = await load('astGrep');
    const code = [
      "import './side';",
      "import { a } from 'a'; // from 'comment'",
      '/* import \'comment\' */ export * from "./b";',
      "type C = import('c').C; declare const from: 'string';",
      "import d = require('d'); const e = api.import('e');",
    ].join('\n');
    const found: { text: string; start: number }[] = findSpecifiers(code);
    expect(found.map(({ text }) => text)).toEqual(['./side', 'a', './b', 'c', 'd']);
    for (const { text, start } of found) expect(code.slice(start, start + text.length)).toBe(text);
  });

  test('vite includes modules and names their kinds', async () => {
    const { createFilter, isCSSRequest, normalizePath } = await load('vite');
    const filter = createFilter(/\.vue$/, 'skipped');
    expect([filter('a.vue'), filter('skipped.vue'), filter('a.ts')]).toEqual([true, false, false]);
    expect([isCSSRequest('a.scss?b'), isCSSRequest('a.ts'), normalizePath('a\\b')]).toEqual([
      true,
      false,
      'a/b',
    ]);
  });

  test('jiti gives the default export of a config, or all', async () => {
    const { createJiti, registerName } = await load(
      'jiti',
      "export { registerName } from '../worker/moduleRegistry.ts';",
    );
    registerName('config', { default: { lib: [] }, other: 1, __esModule: true });
    const jiti = createJiti();
    expect(await jiti.import('config', { default: true })).toEqual({ lib: [] });
    expect(await jiti.import('config')).toMatchObject({ other: 1 });
  });

  test('types of Module Federation say that they are left out', async () => {
    const { DtsPlugin, connectTerminal } = await load(
      'federationTypes',
      "export { connectTerminal } from '../worker/terminal.ts';",
    );
    let printed = '';
    connectTerminal((text: string) => {
      printed += text;
    });
    new DtsPlugin().apply();
    expect(printed).toContain('Set `dts: false`');
  });
});

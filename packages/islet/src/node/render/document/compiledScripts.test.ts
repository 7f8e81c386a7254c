import { expect, test } from 'vitest';
import {
  earlyScript,
  earlyScriptWithTabs,
  isolationScript,
  leadOnScript,
  rescueScript,
} from './compiledScripts.mjs';

test('the script of every document is small', () => {
  expect(earlyScript.length).toBeLessThan(600);
});

test.each([
  ['of every document', earlyScript],
  ['of documents with tabs', earlyScriptWithTabs],
  ['of documents with anchors that moved', leadOnScript],
  ['of documents in dev', rescueScript],
  ['of isolated documents', isolationScript],
])('the script %s contains only a call, and can be a part of HTML', (_, script) => {
  expect(script).toMatch(/^(?:\(\(\)=>|!function\(\))\{.*\}\)?\(\)\)?;$/);
  expect(script).not.toMatch(/<[!/]|use strict|\bimport\b/);
});

test('the compiled script does what its function does', () => {
  const classes: string[] = [];
  const dataset: Record<string, string> = { announcement: 'v2' };
  const globals = {
    document: {
      documentElement: { classList: { add: (...all: string[]) => classes.push(...all) }, dataset },
    },
    localStorage: { v2: '', 'islet-theme-appearance': 'dark' },
    matchMedia: () => ({ matches: false }),
    location: { search: '?navbar=0' },
    addEventListener: () => {},
  };
  new Function(...Object.keys(globals), earlyScript)(...Object.values(globals));
  expect(classes).toEqual(['dark']);
  expect(dataset).toEqual({ announcement: 'v2', dismissed: '', query: 'navbar=0' });
});

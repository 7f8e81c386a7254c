import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import type { UrlRules } from '#shared/url.ts';
import { type DocsScan, scanDocs } from './scanDocs.ts';

/** The rules of a site at the root of its host, in two languages; and in two versions as well. */
export const rules: UrlRules = { ...testRules, base: '/' };
export const versioned: UrlRules = { ...rules, defaultVersion: 'v2', versions: ['v2', 'v1'] };

/** Gives each test of a file an empty site. */
export function prepareEmptySites(): {
  /** Absolute path of something in the site of the test that runs. */
  at(name: string): string;
  /** Writes files below `content/docs`, and scans that. */
  scan(files: readonly string[], urlRules?: UrlRules, text?: string): Promise<DocsScan>;
} {
  let siteRoot = '';
  beforeEach(() => {
    siteRoot = mkdtempSync(path.join(tmpdir(), 'scan-docs-'));
  });
  afterEach(() => rmSync(siteRoot, { recursive: true, force: true }));
  const at = (name: string): string => path.join(siteRoot, name);
  return {
    at,
    scan(files, urlRules = rules, text) {
      const docsRoot = at('content/docs');
      const generated = new Map();
      for (const file of files) {
        mkdirSync(path.dirname(path.join(docsRoot, file)), { recursive: true });
        writeFileSync(path.join(docsRoot, file), text ?? `["${file}"]`);
      }
      return scanDocs({ siteRoot, repoRoot: siteRoot, docsRoot, rules: urlRules, generated });
    },
  };
}

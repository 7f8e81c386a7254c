import type { Problem } from '#shared/types.ts';
import type { Host } from '../config/schema/host.ts';
import { caddyFile } from './caddyFile.ts';
import { parseHeadersFile } from './headersFile.ts';
import {
  exactFirst,
  type HeaderBlock,
  hostHeaders,
  hostRedirects,
  type MarkdownPage,
  markdownHeaders,
  type Redirect,
} from './hostFiles.ts';
import { findPassedLimits } from './hostLimits.ts';
import { nginxRules, nginxServer } from './nginxFile.ts';
import type { HostRules } from './openHostRules.ts';
import { parseRedirectsFile } from './parseRedirectsFile.ts';
import { vercelFile } from './vercelFile.ts';

/** What the files for the hosts of a site are written from. */
export interface HostSources {
  hosts: readonly Host[];
  base: string;
  cleanUrls: boolean;
  hasRedirectPages: boolean;
  /** The policy of all documents. */
  csp: string;
  /** Headers of some folders. */
  blocks?: readonly HeaderBlock[];
  /** `_headers` and `_redirects` of the author. */
  authored: Record<'headers' | 'redirects', string>;
  redirects: readonly Redirect[];
  markdown: readonly MarkdownPage[];
  /** The extensions of all files in the output. */
  extensions: readonly string[];
  /** The config, for problems. */
  configFile: string;
}

/** Files for hosts. */
export interface HostFiles {
  /** By their path in the output. */
  output: Map<string, string>;
  /** By what is added to the path of the output, since servers would send them to everyone if they were in it. */
  beside: Map<string, string>;
  problems: Problem[];
}

/** A host reads all rules for each file that it sends: beyond this number of pages, only the pages have the link. */
const mostMarkdownRules = 10_000;

/** Endings of what servers are configured with, which is written beside the output. */
const besideEndings: Partial<Record<Host, string[]>> = {
  nginx: ['.nginx.conf', '.nginx-rules.conf'],
  caddy: ['.Caddyfile'],
};

/** Absolute paths of the files that a build writes beside its output. */
export const listBesideFiles = (outDir: string, hosts: readonly Host[]): string[] =>
  hosts.flatMap((host) => (besideEndings[host] ?? []).map((ending) => outDir + ending));

/**
 * Writes the files for all hosts. The rules are those of `_headers` and `_redirects`, which are written for each site: the
 * preview follows them, and what other hosts read is translated from them.
 */
export function filesForHosts(sources: HostSources): HostFiles {
  const { hosts, authored, redirects, markdown } = sources;
  const has = (host: Host): boolean => hosts.includes(host);
  const plain = {
    headers: hostHeaders({ ...sources, authored: authored.headers }),
    redirects: hostRedirects(redirects, authored.redirects),
  };
  const written = has('cloudflare')
    ? { ...plain, redirects: exactFirst(plain.redirects, has('netlify')) }
    : { ...plain };
  // One rule for each page would soon be more than Cloudflare reads, and the pages have the same link.
  if (!has('cloudflare') && markdown.length <= mostMarkdownRules) {
    written.headers += markdownHeaders(markdown);
  }
  const rules = parseRules(plain);
  const served = { ...sources, rules };
  const output = new Map([['_headers', written.headers]]);
  if (written.redirects !== '') output.set('_redirects', written.redirects);
  if (has('vercel')) output.set('vercel.json', vercelFile(served));
  const beside = new Map<string, string>();
  if (has('nginx')) {
    beside.set('.nginx.conf', nginxServer(served));
    beside.set('.nginx-rules.conf', nginxRules(served));
  }
  if (has('caddy')) beside.set('.Caddyfile', caddyFile(served));
  const problems = hosts.flatMap((host) => {
    const texts = host === 'cloudflare' ? written : plain;
    return findPassedLimits(host, { ...texts, rules: parseRules(texts) }, sources.configFile);
  });
  return { output, beside, problems };
}

const parseRules = (texts: Record<'headers' | 'redirects', string>): HostRules => ({
  headers: parseHeadersFile(texts.headers),
  redirects: parseRedirectsFile(texts.redirects),
});

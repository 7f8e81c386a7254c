import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';

/** Up to this size in bytes, a logo costs less in every document than as a separate request. */
const limit = 2048;

/** Replaces small SVG logos from the public folder by data URLs. */
export async function inlineLogo(
  config: SiteConfig,
  { publicRoot, publicFiles }: { publicRoot: string; publicFiles: ReadonlySet<string> },
): Promise<SiteConfig> {
  const inline = async (logo: string): Promise<string> => {
    if (!/^\/.*\.svg$/i.test(logo) || !publicFiles.has(logo.slice(1))) return logo;
    const svg = await readFile(path.join(publicRoot, logo), 'utf8').catch(() => '');
    return svg !== '' && svg.length <= limit ? toDataUrl(svg) : logo;
  };
  const { logo } = config;
  if (typeof logo === 'string') return { ...config, logo: await inline(logo) };
  return { ...config, logo: { light: await inline(logo.light), dark: await inline(logo.dark) } };
}

/** Encodes only the characters that can't be in a URL, to keep the document small. Nobody hears the title of an image's file. */
function toDataUrl(svg: string): string {
  const text = svg
    .replace(/<title>[^<]*<\/title>/, '')
    .trim()
    .replace(/\s+/g, ' ');
  // Double quotes cost more because HTML escapes them; if both kinds occur, neither is changed.
  const quoted = text.includes("'") ? text : text.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/[%#<>{}|\\^`"]/g, encodeURIComponent)}`;
}

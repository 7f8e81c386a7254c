import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';

/** Bytes up to which a logo costs less inside each document than as a request of its own. */
const limit = 2048;

/** Puts small SVG logos of the public folder into the config as data URLs. */
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

/** Encodes only what a URL cannot hold, so that the document stays small. */
function toDataUrl(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  // Double quotes cost more, as they are escaped in HTML; where both kinds stand, each keeps its own.
  const quoted = text.includes("'") ? text : text.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/[%#<>{}|\\^`"]/g, encodeURIComponent)}`;
}

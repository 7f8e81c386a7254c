import { mapProse } from './page/proseParts.ts';
import { attributeOf, scanTags } from './page/scanTags.ts';
import { hostsInCode } from './source/convertHead.ts';
import type { Settings } from './source/foreignSite.ts';

/** The hosts that the pages of a site load from, by what they are for. */
export interface LoadedHosts {
  image: string[];
  frame: string[];
  media: string[];
  script: string[];
  connect: string[];
  all: string[];
}

const kinds = {
  img: 'image',
  iframe: 'frame',
  video: 'media',
  audio: 'media',
  source: 'media',
  image: 'image',
} as const;

/** Finds the hosts that the policy of the site has to allow, in pages and in the config. */
export function collectHosts(pages: ReadonlyMap<string, string>, settings: Settings): LoadedHosts {
  const found = { image: new Set<string>(), frame: new Set<string>(), media: new Set<string>() };
  const add = (kind: keyof typeof found, url: string | null | undefined): void => {
    if (url && /^https?:\/\//i.test(url) && URL.canParse(url)) found[kind].add(hostOf(url));
  };
  const { icon, logo } = settings;
  for (const url of [icon, ...(typeof logo === 'object' ? [logo.light, logo.dark] : [logo])])
    add('image', url);
  for (const [name, text] of pages) {
    if (!/\.mdx?$/.test(name)) continue;
    mapProse(text, (prose) => {
      for (const [, url] of prose.matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>]+)/g)) add('image', url);
      for (const [, , url] of prose.matchAll(
        /!\[([^\]]*)\]\[[^\]]*\]|^\s*(?:icon|src): ["']?(https?:[^\s"']+)/gm,
      ))
        add('image', url);
      for (const tag of scanTags(prose, /^(?:img|iframe|video|audio|source|[A-Z].*)$/)) {
        const kind = Object.entries(kinds).find(([one]) => one === tag.name)?.[1] ?? 'image';
        for (const attribute of ['src', 'poster', 'icon'])
          add(attribute === 'src' ? kind : 'image', attributeOf(tag, attribute));
      }
      return prose;
    });
  }
  const image = [...found.image].sort();
  const frame = [...found.frame].sort();
  const media = [...found.media].sort();
  const script = listScriptHosts(settings);
  const all = [...new Set([...image, ...frame, ...media])].sort();
  return { image, frame, media, script, connect: script, all };
}

/** The hosts that inline code in the head names: it may load other scripts from there, and send to them. */
function listScriptHosts({ head = [] }: Settings): string[] {
  const codes = head.map((one) => (Array.isArray(one) ? one[2] : one.content) ?? '');
  return [...new Set(codes.flatMap(hostsInCode).map(hostOf))].sort();
}

/** As the policy writes hosts: `https` is the standard. */
function hostOf(url: string): string {
  const { protocol, host } = new URL(url);
  return protocol === 'http:' ? `http://${host}` : host;
}

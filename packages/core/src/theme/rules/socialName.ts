import type { SocialLink } from '#common/types.ts';

const names: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  x: 'X',
  discord: 'Discord',
};

/** What a social link is called: by its icon, the title in the SVG of it, or what it shows. */
export function socialName({ icon, content }: Pick<SocialLink, 'icon' | 'content'>): string {
  if (!icon.startsWith('<')) return names[icon] ?? icon;
  return /<title>([^<]+)<\/title>/.exec(icon)?.[1] ?? content;
}

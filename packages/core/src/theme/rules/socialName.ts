import type { SocialLink } from '#common/types.ts';

const names: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  x: 'X',
  discord: 'Discord',
};

/** Name of a social link: from its icon, the title in its SVG, or its content. */
export function socialName({ icon, content }: Pick<SocialLink, 'icon' | 'content'>): string {
  if (!icon.startsWith('<')) return names[icon] ?? icon;
  return /<title>([^<]+)<\/title>/.exec(icon)?.[1] ?? content;
}

import { parse } from 'yaml';
import { z } from 'zod';
import { list, maybeText } from '../source/shapes.ts';
import type { PageContext } from './pageContext.ts';
import { replaceTags } from './scanTags.ts';

const member = z.object({
  name: z.string(),
  avatar: maybeText,
  title: maybeText,
  links: list,
});
const link = z.object({ icon: z.string(), link: z.string() });

/** Writes `<VPTeamMembers>` as a list, if the script of the page has its data. */
export function convertTeam(prose: string, context: PageContext): string {
  const scripts = prose.match(/^<script\b[^>]*>[\s\S]*?<\/script>/gm) ?? [];
  const lists = new Map(
    [...scripts.join('\n').matchAll(/^const\s+(\w+)\s*=\s*(\[[\s\S]*?^\]);?/gm)].map(
      ([, name = '', written = '']) => [name, readMembers(written)],
    ),
  );
  return replaceTags(prose, /^VPTeamMembers$/, ({ attributes }) => {
    const [, name = 'members'] = /:members(?:="(\w+)")?/.exec(attributes) ?? [];
    const members = lists.get(name) ?? [];
    if (members.length === 0) return null;
    context.count('`<VPTeamMembers>`');
    return members.map(printMember).join('\n');
  });
}

type Member = z.output<typeof member>;

/** Objects of JavaScript without expressions are YAML, too. */
function readMembers(written: string): Member[] {
  try {
    return z.array(member).parse(parse(written, { logLevel: 'silent' }));
  } catch {
    return [];
  }
}

function printMember({ name, avatar, title, links }: Member): string {
  const icons = links.flatMap((one) => link.safeParse(one).data ?? []);
  const image = avatar && `<img src="${avatar}" alt="" width="48" height="48">`;
  const person = [image, `**${name}**${title ? `, ${title}` : ''}`].filter(Boolean).join(' ');
  return `- ${[person, ...icons.map((one) => `[${one.icon}](${one.link})`)].join(' · ')}`;
}

import { type HeadElement, headElement, parseData } from 'islet/tools';
import type { Decide } from './createDecide.ts';
import type { Decision, Settings } from './foreignSite.ts';
import { type ForeignHeadTag, isIcon, nameOfTag } from './readHeadTags.ts';
import { omitUndefined, toPublicPath } from './shapes.ts';

/** Tags from one field of a config; `lang` if only one language has them. */
export interface HeadSource {
  field: string;
  tags: readonly ForeignHeadTag[];
  lang?: string | undefined;
}

type Head = NonNullable<Settings['head']>;

/** What the engine writes itself, or `icon` and `socialImage` of the config say. */
const isWritten = (name: string): boolean =>
  /^(?:og:(?:type|url|title|description|site_name|image(?::.*)?|locale)|twitter:(?:card|title|description|image(?::.*)?|url)|description|viewport|canonical|generator|sitemap)$/.test(
    name,
  ) || isIcon(name);

/**
 * Converts the tags that a config adds to the head of pages. Paths of other engines include the base. What can't be kept
 * is named with the reason.
 */
export function convertHead(
  sources: readonly HeadSource[],
  { base = '/', decide }: { base?: string | undefined; decide: Decide },
): { head: Head; decisions: Decision[] } {
  const head: Head = [];
  const decisions: Decision[] = [];
  for (const { field, tags, lang } of sources) {
    const wanted = tags.filter((tag) => !isWritten(nameOfTag(tag)));
    for (const one of wanted) {
      const converted = convertTag(one, { base, place: `\`${field}\`` });
      if ('fix' in converted) decisions.push(decide(field, converted.message, converted.fix));
      else head.push(lang === undefined ? shorten(converted) : { ...converted, lang });
    }
    const hosts = [...new Set(wanted.flatMap(listHosts))].sort();
    if (hosts.length > 0) {
      const message = `Scripts of \`${field}\` come from other hosts: ${hosts.join(', ')}. What else they load or send to is blocked.`;
      const fix =
        'Look at the console of a page, and allow what they need in `contentSecurityPolicy`; see "Head and scripts" in the manual.';
      decisions.push(decide(field, message, fix));
    }
  }
  return { head, decisions };
}

/** An element as our config has it. */
interface ConvertedTag {
  tag: HeadElement['tag'];
  attrs: Record<string, string | number | boolean>;
  content?: string;
}

/** Converts one tag, or says why it can't be one of ours; `place` is where it is written. */
export function convertTag(
  { tag, attributes, content }: ForeignHeadTag,
  { base, place }: { base?: string; place: string },
): ConvertedTag | Pick<Decision, 'message' | 'fix'> {
  if (tag === '')
    return {
      message: `${place} has a function, which was left out.`,
      fix: 'Write the elements that it returns into `head` of the config, with `route` for those of some pages.',
    };
  const attrs = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (!isPlain(value) || value === false) return [];
      return [[name, /^(?:href|src)$/.test(name) ? withoutBase(String(value), base) : value]];
    }),
  );
  const written = omitUndefined({ tag, attrs, content });
  const name = `<${tag}> ${nameOfTag({ tag, attributes })}`.trim();
  const parsed = parseData(headElement, written, `\`${name}\` in ${place}`);
  if ('value' in parsed) return { ...written, tag: parsed.value.tag };
  const left = `${place} has \`${name}\`, which was left out.`;
  const isOther = parsed.mistakes.some(({ path }) => path[0] === 'tag');
  const fix = 'Only `meta`, `link`, `script` and `noscript` can be there.';
  if (isOther) return { message: left, fix };
  const [{ message: reason, fix: way } = { message: '', fix }] = parsed.mistakes;
  return { message: `${left} ${reason}`, fix: way };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  /^(?:string|number|boolean)$/.test(typeof value);

/** The path of a file of the site; without a base, it is one already. */
const withoutBase = (url: string, base: string | undefined): string =>
  base !== undefined && url.startsWith(base) ? `/${url.slice(base.length)}` : toPublicPath(url);

/** The shorter form of an element that all pages have. */
const shorten = ({ tag, attrs, content }: ConvertedTag): Head[number] =>
  content === undefined ? [tag, attrs] : [tag, attrs, content];

/** The hosts that a script comes from, or that its code names. */
function listHosts({ tag, attributes, content = '' }: ForeignHeadTag): string[] {
  if (tag !== 'script') return [];
  const urls = [String(attributes.src ?? ''), ...hostsInCode(content)];
  return urls.flatMap((url) => /^(?:https?:)?\/\/([^/?#]+)/.exec(url)?.[1] ?? []);
}

/** The origins that inline code names, from which it may load other scripts. */
export const hostsInCode = (code: string): string[] => [
  ...new Set(code.match(/\bhttps?:\/\/[a-z\d][a-z\d.-]*\.[a-z]{2,}(?::\d+)?/gi) ?? []),
];

import type { OutputKind } from '../../data/defaultsData.ts';
import { options } from '../../explorer/choices.ts';
import type { Fact } from './readOptions.ts';

/** A documented default, and the kinds of output that it applies to. */
export interface StatedDefault {
  value: unknown;
  /** The value as written on the page. */
  code: string;
  /** `remark`: the page has a condition that can't be parsed. */
  when: 'always' | 'remark' | ((kind: OutputKind) => boolean);
}

const formats: readonly string[] = options.format;

/**
 * Parses defaults such as `0` for `esm` and `cjs`, `4096` for the other formats: values in code,
 * each with its formats, target or mode after `for`. Defaults in words are skipped.
 */
export function readDefaults({ text, codes }: Pick<Fact, 'text' | 'codes'>): StatedDefault[] {
  const clauses: Array<{ code: string; isRest: boolean; condition: string }> = [];
  let from = 0;
  for (const code of codes) {
    const at = text.indexOf(code, from);
    const [, lead = null] = /(^|, |; |, but |otherwise )$/.exec(text.slice(0, at)) ?? [];
    const next = text.slice(at + code.length);
    const isRest = lead === 'otherwise ' || next.startsWith(' otherwise');
    if (at === 0 || isRest || (lead !== null && next.startsWith(' for '))) {
      const last = clauses.at(-1);
      if (last) last.condition = last.condition.slice(0, at - text.length);
      clauses.push({ code, isRest, condition: next });
    }
    from = at + code.length;
  }
  if (!clauses[0] || !text.startsWith(clauses[0].code)) return [];
  const named = formats.filter((format) =>
    clauses.some(({ condition }) => new RegExp(`\\b${format}\\b`).test(condition)),
  );
  const defaults = clauses.flatMap(({ code, isRest, condition }): StatedDefault[] => {
    const literal = readLiteral(code, code);
    if (!literal) return [];
    const when = isRest ? 'always' : readCondition(condition, named);
    return [{ value: literal.value, code, when }];
  });
  // If a condition can't be parsed, "otherwise" is unknown as well.
  return defaults.some(({ when }) => when === 'remark') ? defaults.slice(0, 1) : defaults;
}

function readCondition(condition: string, named: readonly string[]): StatedDefault['when'] {
  if (!condition.startsWith(' ')) return 'always';
  const [, text] = /^ for ([^;]*)/.exec(condition) ?? [];
  if (text === undefined) return 'remark';
  const wanted = text.includes('the other formats')
    ? formats.filter((format) => !named.includes(format))
    : formats.filter((format) => new RegExp(`\\b${format}\\b`).test(text));
  const [, target] = /\btarget (node|web)\b/.exec(text) ?? [];
  const bundle = /\bbundled\b/.test(text) || (/\bbundleless\b/.test(text) ? false : null);
  if (wanted.length === 0 && target === undefined && bundle === null) return 'remark';
  return (kind) =>
    (wanted.length === 0 || wanted.includes(kind.format)) &&
    (target === undefined || target === kind.target) &&
    (bundle === null || bundle === kind.bundle);
}

/** The value of a default that starts with code, unless the code is a name. */
export function readLiteral(text: string, code: string | undefined): { value: unknown } | null {
  if (code === undefined || !text.startsWith(code)) return null;
  const json = code.replace(/'([^']*)'/g, '"$1"').replace(/([{,]\s*)(\w+):/g, '$1"$2":');
  if (json === 'undefined') return { value: undefined };
  try {
    return { value: JSON.parse(json) };
  } catch {
    return null;
  }
}

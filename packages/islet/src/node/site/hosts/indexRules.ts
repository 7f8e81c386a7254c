import { decodePath } from '#shared/url.ts';
import { compilePathPattern } from './pathPattern.ts';

/** Lists the rules that match a decoded path, in their order. */
export type RuleIndex<Rule> = (path: string) => Rule[];

/**
 * Indexes rules by the text before their first placeholder, so that finding those for a path takes as long among 10,000
 * rules as among ten.
 */
export function indexRules<Rule extends { from: string }>(rules: readonly Rule[]): RuleIndex<Rule> {
  const byStart = new Map<string, Array<{ rule: Rule; place: number }>>();
  for (const [place, rule] of rules.entries()) {
    const start = decodePath(rule.from).replace(/(?:\*|(?<=\/):[a-z]).*$/is, '');
    const others = byStart.get(start);
    if (others) others.push({ rule, place });
    else byStart.set(start, [{ rule, place }]);
  }
  return (path) =>
    Array.from({ length: path.length + 1 }, (_, end) => byStart.get(path.slice(0, end)) ?? [])
      .flat()
      .filter(({ rule }) => compilePathPattern(rule.from)(path))
      .sort((a, b) => a.place - b.place)
      .map(({ rule }) => rule);
}

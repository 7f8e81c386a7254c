import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { type Migration, migrateSite } from '../migrate/migrateSite.ts';
import type { Decision } from '../migrate/source/foreignSite.ts';
import { RefusedError } from '../migrate/source/refusedError.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import type { OptionsOf } from './defineCommand.ts';
import type { migrateCommand } from './migrateCommand.ts';

/** `migrate`: converts a site of another engine, and lists what has to be decided by hand. */
export async function runMigrate({
  engine,
  siteRoot,
  to,
}: OptionsOf<typeof migrateCommand>): Promise<number> {
  const target = path.resolve(to);
  try {
    const migration = await migrateSite({ engine, source: siteRoot, target });
    const { decisions } = migration;
    if (decisions.length > 0) process.stderr.write(`${formatProblems(foldDecisions(decisions))}\n`);
    process.stdout.write(describeMigration(migration, path.relative(process.cwd(), target) || '.'));
    return 0;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    process.stderr.write(`${error.message}\nNothing was written.\n`);
    return 1;
  }
}

/** Prints how many pages there are, what was converted in them, and what to do next. */
export function describeMigration(
  { pages, constructs, decisions }: Migration,
  target: string,
): string {
  const counts = [...constructs]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `  ${String(count).padStart(6)}  ${name}\n`);
  return [
    `Wrote ${pages} ${pages === 1 ? 'page' : 'pages'} into ${target}.\n`,
    ...(counts.length > 0 ? ['Converted:\n', ...counts] : []),
    decisions.length > 0 ? `Places above that need your decision: ${decisions.length}.\n` : '',
    'Next: `npm install`, `npm run check`, `npm run dev`.\n',
  ].join('');
}

/** Decisions with the same message become one, at the first place; the message names the others. */
export function foldDecisions(decisions: readonly Decision[]): Problem[] {
  const byMessage = new Map<string, Decision[]>();
  for (const decision of decisions) {
    byMessage.set(decision.message, [...(byMessage.get(decision.message) ?? []), decision]);
  }
  return [...byMessage.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const places = others.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
    const more = places.length > 4 ? ` and ${places.length - 4} more` : '';
    const message =
      places.length > 0
        ? `${first.message} Also in ${places.slice(0, 4).join(', ')}${more}.`
        : first.message;
    return [{ ...first, message, severity: 'warning' }];
  });
}

import colors from 'picocolors';
import type { SearchHit, SearchResult, TextRange } from '#search/searchTypes.ts';

/** Formats a search result as text for the terminal. */
export function drawResult({ query, hits, total, answer, spellings }: SearchResult): string {
  const lines: string[] = [];
  if (answer) {
    const facts = [
      answer.type && `type ${answer.type}`,
      answer.default && `default ${answer.default}`,
    ];
    lines.push(`${colors.bold(answer.name)}  ${answer.summary}`);
    lines.push(`  ${[...facts.filter(Boolean), answer.link].join(' · ')}`, '');
  }
  if (hits.length === 0) {
    lines.push(`No results for "${query}"`, 'Please try again with a different keyword');
  }
  hits.forEach((hit, index) => {
    lines.push(...drawHit(hit, index));
  });
  if (total > hits.length) lines.push(`${total} pages in all`);
  if (spellings.length > 0) lines.push(`Did you mean: ${spellings.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

function drawHit(
  { title, header, statement, highlights, link }: SearchHit,
  index: number,
): string[] {
  const place = [
    mark(title || link, highlights.title),
    ...(header ? [mark(header, highlights.header)] : []),
  ].join(' › ');
  const text = statement ? [`   ${mark(statement, highlights.statement)}`] : [];
  return [`${index + 1}. ${place}`, ...text, `   ${colors.dim(link)}`];
}

function mark(text: string, ranges: readonly TextRange[]): string {
  let marked = '';
  let done = 0;
  for (const { start, length } of ranges) {
    marked += text.slice(done, start) + colors.bold(text.slice(start, start + length));
    done = start + length;
  }
  return marked + text.slice(done);
}

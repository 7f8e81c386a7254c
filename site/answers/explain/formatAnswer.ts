import type { ConfigAnswer, ExplainedLine } from './configAnswer.ts';
import type { ExplainLabels } from './explainLabels.ts';

/** Prints an answer as Markdown, for programs; routes of the site get its address. */
export function formatAnswer(
  answer: ConfigAnswer,
  { labels, url }: { labels: ExplainLabels; url: string },
): string {
  const { kind, fault, remarks, groups, config } = answer;
  const lines = [
    // What can't be read isn't known to be anything.
    fault ? '' : `# ${labels.kinds[kind]}`,
    ...(fault ? [`${labels.box.atLine(fault.line)}: ${fault.text}`] : []),
    ...remarks,
    ...(config === null ? [] : [`\`\`\`ts\n${config.trimEnd()}\n\`\`\``]),
    ...groups.flatMap(({ title, lines: inner }) => [
      ...(title === '' ? [] : [`## ${title}`]),
      inner.map((line) => formatExplained(line, labels)).join('\n'),
    ]),
  ];
  const text = lines.filter((line) => line !== '').join('\n\n');
  return `${text.replaceAll('](/', `](${url}/`)}\n`;
}

function formatExplained(
  { line, path, value, says, page, facts = [], notes }: ExplainedLine,
  labels: ExplainLabels,
): string {
  // A consumer of a package isn't code.
  const name = line === 0 ? path : `\`${path}\``;
  const head = `${line > 0 ? `${line}. ` : ''}${page === null ? name : `[${name}](${page})`}`;
  const told = notes.map((note) => `${labels.notes[note.kind]}: ${note.text}`);
  const body = [...told, says].filter((text) => text !== '').join(' ');
  const details = [
    ...(value === '' ? [] : [`\`${value.replaceAll('`', "'")}\``]),
    ...(facts.length === 0 ? [] : [`(${facts.join(', ')})`]),
    ...(body === '' ? [] : [`– ${body}`]),
  ];
  return `- ${[head, ...details].join(' ')}`;
}

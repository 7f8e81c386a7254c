import { type ChangeGroup, countChanged, groupChanges, pickExample } from './groupChanges.ts';
import { printHunk } from './outputHunk.ts';
import { type OutputLabels, outputLabels } from './outputLabels.ts';
import type { ReleaseRecord } from './releaseRecord.ts';

/** Writes the page about what a release changed, as Markdown; null for the oldest release, which is compared with none. */
export function writeReleasePage(
  record: ReleaseRecord,
  before: ReleaseRecord | null,
  lang: string,
): string | null {
  if (!before) return null;
  const labels = outputLabels(lang);
  const { page } = labels;
  const groups = groupChanges(record);
  const paths = new Set(
    Object.entries(record.changes).flatMap(([build, files]) =>
      Object.keys(files).map((path) => `${build}\0${path}`),
    ),
  );
  const counts = {
    builds: Object.values(record.outputs).filter(Boolean).length,
    changed: Object.keys(record.changes).length,
    files: paths.size,
    previous: before.version,
    version: record.version,
  };
  const blocks = [
    writeHead(record, before, page),
    // The name and the version of a release stay in one line.
    `# ${page.title(record.version).replace('Rslib ', 'Rslib\u00a0')}`,
    page.intro(counts),
    groups.length > 0 ? writeTable(groups, labels) : page.unchanged,
    ...groups.flatMap((group) => writeGroup(group, labels)),
    ...writeFailed([before, record], page),
    ...writeParts([before, record], page),
    page.next,
  ];
  return localizeLinks(`${blocks.join('\n\n')}\n`, lang);
}

function writeHead(
  { version, date }: ReleaseRecord,
  before: ReleaseRecord,
  page: OutputLabels['page'],
): string {
  const fields = {
    title: page.title(version),
    description: page.description(version, before.version),
    date,
    searchWeight: 0.5,
    editLink: false,
  };
  const lines = Object.entries(fields).map(([name, value]) =>
    name === 'date' ? `date: ${value}` : `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---`;
}

const textOf = ({ cause }: ChangeGroup, { causes, unknown }: OutputLabels) =>
  cause ? causes[cause] : unknown;

const idOf = ({ cause }: ChangeGroup): string => cause ?? 'unknown';

function writeTable(groups: readonly ChangeGroup[], labels: OutputLabels): string {
  const rows = groups.map(
    (group) => `| [${textOf(group, labels).title}](#${idOf(group)}) | ${countChanged(group)} |`,
  );
  return [`| ${labels.page.cause} | ${labels.page.files} |`, '| --- | --- |', ...rows].join('\n');
}

function writeGroup(group: ChangeGroup, labels: OutputLabels): string[] {
  const { title, text } = textOf(group, labels);
  const example = pickExample(group.hunks);
  return [
    `## ${title} {#${idOf(group)}}`,
    text,
    ...(example && !example.file ? [writeFence(printHunk(example), example.path)] : []),
    `:::details ${labels.page.inBuilds(group.files.size)}`,
    listBuilds(group, labels).join('\n'),
    ':::',
  ];
}

/** Lines that are longer than this are cut. */
const longestLine = 160;
const mostLines = 24;

function writeFence(text: string, path: string): string {
  const lines = text.split('\n');
  const shown = lines
    .slice(0, mostLines)
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
  return [`\`\`\`\`diff title="${path}" wrapCode`, ...shown, '````'].join('\n');
}

/** The builds of a group: each run of an example with its files, and the number of those of the explorer by format. */
function listBuilds({ files }: ChangeGroup, { page, comma }: OutputLabels): string[] {
  const list = (paths: ReadonlySet<string>): string =>
    [...paths].map((path) => `\`${path}\``).join(comma);
  const formats = new Map<string, Set<string>[]>();
  const runs: string[] = [];
  for (const [build, paths] of files) {
    const [, format] = /^explorer (\w+) /.exec(build) ?? [];
    if (format) formats.set(format, [...(formats.get(format) ?? []), paths]);
    else runs.push(`- ${page.ofRun(build, list(paths))}`);
  }
  const explorer = [...formats].map(([format, sets]) => {
    const all = new Set(sets.flatMap((paths) => [...paths]));
    return `- ${page.ofExplorer(format, sets.length, list(all))}`;
  });
  return [...explorer, ...runs];
}

function writeFailed(records: readonly ReleaseRecord[], page: OutputLabels['page']): string[] {
  const [before, after] = records;
  const blocks = records.flatMap((record) => {
    const other = record === before ? after : before;
    const failed = Object.entries(record.outputs).flatMap(([build, files]) =>
      files === null && other?.outputs[build] ? [`- \`${build}\``] : [],
    );
    return failed.length > 0 ? [page.onlyIn(record.version), failed.join('\n')] : [];
  });
  return blocks.length > 0 ? [`## ${page.failed} {#failed}`, ...blocks] : [];
}

function writeParts(records: readonly ReleaseRecord[], page: OutputLabels['page']): string[] {
  const names = [...new Set(records.flatMap(({ parts }) => Object.keys(parts)))];
  const rows = names.map((name) => {
    const versions = records.map(({ parts }) => parts[name] ?? '');
    return `| \`${name}\` | ${versions.join(' | ')} |`;
  });
  const [before, after] = records;
  return [
    `## ${page.compared} {#compared}`,
    [
      `| ${page.package} | ${before?.version} | ${after?.version} |`,
      '| --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ];
}

/** Routes lead to pages of the same language. */
const localizeLinks = (text: string, lang: string): string =>
  lang === 'zh' ? text.replaceAll('](/', '](/zh/') : text;

import { createHash } from 'node:crypto';
import { findEncodingFault } from 'islet/tools';

/** What is kept of a text or a file that a run wrote. */
export interface Kept {
  /** Undefined if the content varies. */
  hash?: string | undefined;
  /** Undefined if no page quotes it. */
  content?: Buffer | undefined;
}

/** A command of a run, and what it printed. */
export interface RecordedCommand extends Kept {
  command: string;
  exitCode: number;
}

/** A file that a run wrote, by its path below the folder of the run, with `/`. */
export interface RecordedFile extends Kept {
  path: string;
  bytes: number;
}

/** What a run wrote. It is kept as Markdown, so that a diff reads like a page. Names have no line breaks. */
export interface RunRecord {
  /** Name and version of the program: `Tool 1.0.1`. */
  tool: string;
  commands: RecordedCommand[];
  files: RecordedFile[];
}

/** All that a record keeps, by the name that pages quote it with. */
export function listKept({ commands, files }: RunRecord): Map<string, Kept> {
  return new Map([
    ...commands.map((command, index): [string, Kept] => [nameTerminal(index), command]),
    ...files.map((file): [string, Kept] => [file.path, file]),
  ]);
}

/** Splits the path of a file that a record keeps, which goes on after the record: `runs/x.md/dist/a.js`. */
export function splitKept(file: string): { record: string; name: string } | null {
  const [, record, name] = /^(.+?\.md)\/(.+)$/.exec(file) ?? [];
  return record === undefined || name === undefined ? null : { record, name };
}

/** The name with which pages quote what a command printed. */
export const nameTerminal = (index: number): string =>
  index === 0 ? 'terminal.txt' : `terminal-${index + 1}.txt`;

/** A shortened hash, long enough to notice a change. */
export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The language of a fence with a file: the end of its name, or that of the source of a map. */
export const fenceLanguageOf = (name: string): string =>
  /\.(\w+)(?:\.map)?$/.exec(name)?.[1] ?? 'text';

/** Prints a record; `parseRecord` reads it. */
export function formatRecord({ tool, commands, files }: RunRecord): string {
  const blocks = [
    `# Recorded with ${tool}`,
    ...commands.flatMap(({ command, exitCode, hash, content }) => [
      `## \`${command}\``,
      `Exit code ${exitCode}${hash ? `, output ${hash}` : ''}`,
      ...formatContent(content, 'text'),
    ]),
    ...(files.length > 0 ? ['## Files', files.map(formatEntry).join('\n')] : []),
    ...files.flatMap(({ path, content }) =>
      content ? [`### \`${path}\``, ...formatContent(content, fenceLanguageOf(path))] : [],
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const formatEntry = ({ path, bytes, hash }: RecordedFile): string =>
  `- \`${path}\`: ${bytes} bytes${hash ? `, ${hash}` : ''}`;

/** A fence that is longer than those in the content. Line ends stay as they are. */
function formatContent(content: Buffer | undefined, language: string): string[] {
  if (!content) return [];
  const isText = findEncodingFault(content) === null;
  const text = isText ? content.toString() : content.toString('base64').replace(/.{76}/g, '$&\n');
  const isEnded = text === '' || text.endsWith('\n');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const note = isText ? (isEnded ? '' : ' no-newline') : ' base64';
  return [`${fence}${language}${note}\n${text}${isEnded ? '' : '\n'}${fence}`];
}

/** What somebody has changed in a record; line 1 is the first. */
export class RecordFault extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const title = /# Recorded with ([^\n]+)\n/y;
const command = /\n## `([^\n]*)`\n\nExit code (-?\d+)(?:, output ([\da-f]+))?\n/y;
const list = /\n## Files\n\n/y;
const entry = /- `([^\n]*)`: (\d+) bytes(?:, ([\da-f]+))?\n/y;
const heading = /\n### `([^\n]*)`\n/y;
const fenced = /\n(`{3,})\w*( base64| no-newline)?\n((?:[^\n]*\n)*?)\1\n/y;

/** Reads what `formatRecord` has printed. Throws a `RecordFault` if it was changed since. */
export function parseRecord(text: string): RunRecord {
  // Git may give all lines the ends of the system.
  const source = openText(/^[^\n]*\r\n/.test(text) ? text.replaceAll('\r\n', '\n') : text);
  const record: RunRecord = { tool: source.read(title)[0] ?? '', commands: [], files: [] };
  while (source.isAt(command)) {
    const [name = '', exitCode, hash] = source.read(command);
    const content = source.isAt(fenced) ? readContent(source, hash) : undefined;
    record.commands.push({ command: name, exitCode: Number(exitCode), hash, content });
  }
  if (source.isAt(list)) source.read(list);
  while (source.isAt(entry)) {
    const [path = '', bytes, hash] = source.read(entry);
    record.files.push({ path, bytes: Number(bytes), hash });
  }
  while (source.isAt(heading)) {
    const [path] = source.read(heading);
    const file = record.files.find((one) => one.path === path && !one.content);
    if (!file)
      throw new RecordFault(source.line() - 1, `\`${path}\` is not among the files above.`);
    file.content = readContent(source, file.hash);
  }
  if (!source.isAtEnd()) throw source.fault();
  return record;
}

function readContent(source: Source, hash: string | undefined): Buffer {
  const line = source.line() + 1;
  const [, note, text = ''] = source.read(fenced);
  const content = Buffer.from(
    note === ' no-newline' ? text.slice(0, -1) : text,
    note === ' base64' ? 'base64' : 'utf8',
  );
  const found = hashOf(content);
  if (hash === undefined || hash === found) return content;
  throw new RecordFault(
    line,
    `The content of this fence was changed: its hash is \`${found}\`, not \`${hash}\`.`,
  );
}

type Source = ReturnType<typeof openText>;

/** A text and a place in it, from which patterns are read. */
function openText(text: string) {
  let at = 0;
  const isAt = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
  /** The number of the line that comes next. */
  const line = (): number => text.slice(0, at).split('\n').length;
  const fault = (): RecordFault => {
    // Blocks begin with an empty line.
    const empty = /^\n?/.exec(text.slice(at))?.[0].length ?? 0;
    const [found] = text.slice(at + empty).split('\n');
    const shown = found ? `go on with \`${found}\`` : 'end or have an empty line here';
    return new RecordFault(line() + empty, `A record cannot ${shown}.`);
  };
  return {
    isAt,
    line,
    fault,
    isAtEnd: () => at === text.length,
    /** The groups of a pattern. */
    read(pattern: RegExp): Array<string | undefined> {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) throw fault();
      at = pattern.lastIndex;
      return found.slice(1);
    },
  };
}

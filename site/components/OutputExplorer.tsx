'use client';
import { useSite } from '@docs/client/context.ts';
import { diffLines } from '@docs/common/diffLines.ts';
import { formatSize } from '@docs/common/formatSize.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type Choice,
  choose,
  firstChoice,
  isPossible,
  type OptionName,
  optionNames,
  options,
  printConfig,
} from '../explorer/choices.ts';
import {
  type ExplorerData,
  type ExplorerStart,
  findOutput,
  findPrevious,
  type WrittenFile,
  type WrittenFiles,
} from '../explorer/explorerData.ts';
import recorded from '../public/explorer/start.json';
import './choices.css';

const start: ExplorerStart = recorded;

/** What the page shows: the files of a choice, and those of the choice before it. */
interface Shown {
  files: WrittenFiles;
  before: WrittenFiles | null;
}

/**
 * Lets readers choose options and see what the tool then writes, and what that changes. Every output
 * is recorded; those of a format are fetched with the first choice that needs them. A page about some
 * of the options offers those alone.
 */
export function OutputExplorer({ offered = optionNames }: { offered?: readonly OptionName[] }) {
  const { base } = useSite();
  const [isHydrated, setIsHydrated] = useState(false);
  const [choice, setChoice] = useState<Choice>(firstChoice);
  const [shown, setShown] = useState<Shown>({ files: start.files, before: null });
  const [hasFailed, setHasFailed] = useState(false);
  const formats = useRef(new Map<string, Promise<ExplorerData>>());
  const latest = useRef(choice);
  useEffect(() => setIsHydrated(true), []);

  function load(format: string): Promise<ExplorerData> {
    const loading = formats.current.get(format) ?? fetchFormat(`${base}explorer/${format}.json`);
    formats.current.set(format, loading);
    loading.catch(() => formats.current.delete(format));
    return loading;
  }

  async function change(next: Choice) {
    latest.current = next;
    setChoice(next);
    try {
      const files = findOutput(await load(next.format), next);
      if (latest.current !== next) return;
      setShown((last) => ({ files, before: last.files }));
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      if (latest.current === next) setHasFailed(true);
    }
  }

  return (
    <section className="explorer" aria-label="Output explorer">
      {offered.map((name) => (
        <fieldset className="choices" key={name} disabled={!isHydrated}>
          <legend>
            <code>{name}</code>
          </legend>
          {options[name].map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`explorer-${name}`}
                checked={choice[name] === value}
                disabled={name === 'bundle' && !isPossible({ ...choice, bundle: value as 'true' })}
                onChange={() => change(choose(choice, name, value))}
              />{' '}
              {value === 'unset' ? 'not set' : value}
            </label>
          ))}
        </fieldset>
      ))}
      <Code title="rslib.config.ts" lang="ts" text={printConfig(choice)} />
      {hasFailed ? (
        <p role="alert">The outputs could not be loaded. Choose an option to try again.</p>
      ) : (
        <p role="status">{describeChange(shown)}</p>
      )}
      {Object.entries(shown.files).map(([path, text]) => (
        <OutputFile key={path} path={path} text={text} shown={shown} />
      ))}
    </section>
  );
}

async function fetchFormat(url: string): Promise<ExplorerData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as ExplorerData;
}

function OutputFile({
  path,
  text,
  shown: { files, before },
}: {
  path: string;
  text: WrittenFile;
  shown: Shown;
}) {
  const previous = before ? findPrevious(path, { files, before }) : undefined;
  const old = previous === undefined ? undefined : before?.[previous];
  const isChanged = old !== undefined && old !== text;
  return (
    <details className="container details" open>
      <summary>
        {path} ({formatSize(sizeOf(text))}
        {before ? describeFile({ path, text, previous, old }) : ''})
      </summary>
      {typeof text === 'number' ? (
        <p>Too long to show.</p>
      ) : isChanged && typeof old === 'string' ? (
        <Diff before={old} text={text} />
      ) : (
        <Code lang="text" text={text} />
      )}
    </details>
  );
}

function describeFile({
  path,
  text,
  previous,
  old,
}: {
  path: string;
  text: WrittenFile;
  previous: string | undefined;
  old: WrittenFile | undefined;
}): string {
  if (previous === undefined) return ', new';
  if (previous !== path) return `, compared with ${withoutFolder(previous)}`;
  return old === text ? '' : ', changed';
}

function Code({ title, lang, text }: { title?: string; lang: string; text: string }) {
  return (
    <div className="code" data-lang={lang}>
      {title && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre className={`language-${lang}`} tabIndex={0}>
        <code>{text.trimEnd()}</code>
      </pre>
    </div>
  );
}

const marks = { same: '  ', removed: '- ', added: '+ ' };
const tokens = {
  same: undefined,
  removed: 'token deleted-sign deleted',
  added: 'token inserted-sign inserted',
};

function Diff({ before, text }: { before: string; text: string }) {
  let number = 0;
  return (
    <div className="code" data-lang="diff">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre className="language-diff" tabIndex={0}>
        <code>
          {diffLines(before.trimEnd(), text.trimEnd()).map(({ kind, text: line }) => (
            <span key={number++} className={tokens[kind]}>{`${marks[kind]}${line}\n`}</span>
          ))}
        </code>
      </pre>
    </div>
  );
}

/** What a screen reader says after a choice. */
function describeChange({ files, before }: Shown): string {
  const names = Object.keys(files);
  const size = formatSize(
    Object.values(files).reduce<number>((sum, file) => sum + sizeOf(file), 0),
  );
  const count = `${names.length} ${names.length === 1 ? 'file' : 'files'}, ${size}, written by ${start.tool}.`;
  if (!before) return count;
  const changed = names.filter(
    (name) => before[name] !== undefined && before[name] !== files[name],
  );
  const added = names.filter((name) => before[name] === undefined);
  const gone = Object.keys(before).filter((name) => files[name] === undefined);
  const parts = [
    [changed, 'changed'],
    [added, 'new'],
    [gone, 'no longer written'],
  ] as const;
  const said = parts.flatMap(([found, word]) =>
    found.length > 0 ? `${word}: ${found.map(withoutFolder).join(', ')}` : [],
  );
  return `${count} ${said.length > 0 ? `Since the last choice ${said.join('; ')}.` : 'The last choice made no difference.'}`;
}

const withoutFolder = (path: string): string => path.replace('dist/', '');

function sizeOf(file: WrittenFile): number {
  return typeof file === 'number' ? file : new TextEncoder().encode(file).length;
}

import { type DiffLine, diffLines, trustHtml } from 'islet/client';
import { Fragment, type ReactNode } from 'react';
import type { HighlightedLines } from '../explorer/explorerData.ts';

/** The lines of a text as a diff from an earlier text. */
export const compareLines = (before: string, text: string): DiffLine[] =>
  diffLines(before.trimEnd(), text.trimEnd());

const signs = { same: '  ', removed: '- ', added: '+ ' };
const classes = {
  same: 'line',
  removed: 'line token deleted-sign deleted',
  added: 'line token inserted-sign inserted',
};

/** A code block that looks like a fence. A `diff` has signs; in other languages, new lines are marked. */
export function CodePane({
  title,
  language,
  lines,
  html,
}: {
  title: ReactNode;
  language: string;
  lines: readonly DiffLine[];
  html: HighlightedLines;
}) {
  const isDiff = language === 'diff';
  const classOf = ({ kind }: DiffLine) =>
    isDiff ? classes[kind] : kind === 'added' ? 'line highlighted' : 'line';
  let number = 0;
  return (
    <div className="code" data-lang={language}>
      <div className="code-title">{title}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre className={`language-${language}`} tabIndex={0}>
        <code>
          {lines.map((line) => (
            <Fragment key={number++}>
              <span className={classOf(line)}>
                {isDiff && <span>{signs[line.kind]}</span>}
                <CodeLine text={line.text} html={html[line.text]} />
              </span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </div>
  );
}

/** A line of code, highlighted if possible. */
export function CodeLine({ text, html }: { text: string; html: string | undefined }) {
  if (html === undefined) return <span>{text}</span>;
  return <span dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
}

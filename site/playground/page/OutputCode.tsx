import { type DiffLine, formatSize } from 'islet/client';
import { Fragment, useEffect, useState } from 'react';
import { compareLines } from '../../components/CodePane.tsx';
import type { ComparedFile } from '../../explorer/compareFiles.ts';
import { Glyph } from './Glyph.tsx';
import type { CodePiece } from './highlightText.ts';
import type { PaneProps } from './paneProps.ts';
import { baselineOf, type ComparedWith } from './playgroundState.ts';
import { saveFile } from './saveFile.ts';

/** A file of the output, and how it differs from that of an earlier build. */
export function OutputCode({ file, playground, labels }: PaneProps & { file: ComparedFile }) {
  const { path, content, previous = path } = file;
  const old = baselineOf(playground.state)?.texts[previous];
  return (
    <div className="pg-code">
      <OutputTitle path={path} playground={playground} labels={labels} />
      {typeof content === 'number' ? (
        <p className="pg-empty">{labels.binary(path, formatSize(content))}</p>
      ) : (
        <CodeLines
          path={path}
          text={content}
          before={typeof old === 'string' && canCompare(old, content) ? old : null}
        />
      )}
    </div>
  );
}

function OutputTitle({ path, playground, labels }: PaneProps & { path: string }) {
  const { state, dispatch } = playground;
  const { build, last, pinned, comparedWith } = state;
  const bytes = build?.bytes[path];
  const choices: Array<[ComparedWith, boolean]> = [
    ['nothing', true],
    ['last', last !== null],
    ['pinned', pinned !== null],
  ];
  return (
    <div className="pg-code-title">
      <p>{path}</p>
      <label>
        <span className="pg-label">{labels.compareWith}</span>
        <select
          className="pg-select"
          value={comparedWith}
          onChange={({ target }) =>
            dispatch({
              kind: 'compare',
              comparedWith: choices.find(([name]) => name === target.value)?.[0] ?? 'nothing',
            })
          }
        >
          {choices.map(([name, isPossible]) => (
            <option key={name} value={name} disabled={!isPossible}>
              {labels.comparedWith[name]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="pg-icon"
        title={labels.pin}
        aria-label={labels.pin}
        aria-pressed={pinned !== null && pinned === build}
        onClick={() => dispatch({ kind: 'pin' })}
      >
        <Glyph name="pin" />
      </button>
      <button
        type="button"
        className="pg-icon"
        title={labels.downloadFile(path)}
        aria-label={labels.downloadFile(path)}
        disabled={bytes === undefined}
        onClick={() => bytes && saveFile(path.slice(path.lastIndexOf('/') + 1), bytes)}
      >
        <Glyph name="download" />
      </button>
    </div>
  );
}

/** Pairs of lines that are compared at most: it takes time and memory for each. */
const mostPairs = 4_000_000;

/** Whether texts differ, and are short enough to find out where. */
const canCompare = (before: string, text: string): boolean =>
  before !== text && before.split('\n').length * text.split('\n').length <= mostPairs;

const signs = { same: '  ', removed: '- ', added: '+ ' };

/** The lines of a text; with an earlier one, those that came and went are marked. */
function CodeLines({ path, text, before }: { path: string; text: string; before: string | null }) {
  const pieces = useHighlighted(path, text);
  const removed = useHighlighted(path, before ?? '');
  const lines: DiffLine[] =
    before === null
      ? text
          .trimEnd()
          .split('\n')
          .map((line) => ({ kind: 'same', text: line }))
      : compareLines(before, text);
  let now = 0;
  let then = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <pre tabIndex={0} data-diff={before !== null || undefined}>
      <code>
        {lines.map(({ kind, text: line }, index) => {
          const own = kind === 'removed' ? removed?.[then] : pieces?.[now];
          if (kind !== 'added') then++;
          if (kind !== 'removed') now++;
          return (
            <Fragment key={index}>
              <span className="pg-line" data-kind={kind}>
                {before !== null && <span className="pg-sign">{signs[kind]}</span>}
                <Line pieces={own} text={line} />
              </span>
              {'\n'}
            </Fragment>
          );
        })}
      </code>
    </pre>
  );
}

function Line({ pieces, text }: { pieces: CodePiece[] | undefined; text: string }) {
  if (pieces === undefined) return text;
  let number = 0;
  return pieces.map(({ text: piece, kind }) => (
    <Fragment key={number++}>
      {kind === '' ? piece : <span className={`token ${kind}`}>{piece}</span>}
    </Fragment>
  ));
}

/** The pieces of each line of a text; null until they are there. */
function useHighlighted(path: string, text: string): CodePiece[][] | null {
  const [highlighted, setHighlighted] = useState<{ text: string; pieces: CodePiece[][] }>();
  useEffect(() => {
    let isGone = false;
    // The text is shown without colors if they can't be loaded.
    import('./codeMirror.ts').then(({ highlightText }) => {
      if (!isGone) setHighlighted({ text, pieces: highlightText(text, path) });
    }, console.error);
    return () => {
      isGone = true;
    };
  }, [path, text]);
  return highlighted?.text === text ? highlighted.pieces : null;
}

import type { CSSProperties } from 'react';
import { parseAnsi, type TerminalPiece } from './parseAnsi.ts';
import type { PlaygroundLabels } from './playgroundLabels.ts';

/** What Rslib has printed, in its colors. */
export function TerminalPane({ log, labels }: { log: string; labels: PlaygroundLabels }) {
  if (log === '') return <p className="pg-empty">{labels.noTerminal}</p>;
  let number = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <pre className="pg-terminal" tabIndex={0}>
      <code>
        {parseAnsi(log).map((piece) => (
          <Piece key={number++} piece={piece} />
        ))}
      </code>
    </pre>
  );
}

function Piece({ piece: { text, looks, color } }: { piece: TerminalPiece }) {
  if (looks.length === 0 && color === undefined) return text;
  return (
    <span
      className={[...looks, ...(color ? ['own'] : [])].map((look) => `ansi-${look}`).join(' ')}
      style={color ? customProperty('--ansi', color) : {}}
    >
      {text}
    </span>
  );
}

/** React's types know no custom properties. */
const customProperty = (name: `--${string}`, value: string): CSSProperties =>
  Object.fromEntries([[name, value]]);

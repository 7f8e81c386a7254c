import { Fragment } from 'react';
import type { DefaultsData } from '../data/defaultsData.ts';
import recorded from '../data/recorded/defaults.json';
import { Segment, Segmented } from './Segmented.tsx';
import './defaults.css';

const data: DefaultsData = recorded;

/** The reader's choices, by their name in the data. */
const modes = [
  { bundle: true, label: 'Bundled' },
  { bundle: false, label: 'Bundleless' },
];
const targets = [
  { target: 'node', label: 'Node.js' },
  { target: 'web', label: 'Browsers' },
] as const;

/**
 * The default of every option for each kind of output, next to that of Rsbuild. Inputs and CSS select the
 * table, and whether it only shows rows that differ, so no script is needed.
 */
export function DefaultsTable() {
  return (
    <div className="defaults">
      <div className="defaults-choice">
        <Segmented legend="Mode">
          {modes.map(({ label }, index) => (
            <Segment key={label} name="mode" value={index} defaultChecked={index === 0}>
              {label}
            </Segment>
          ))}
        </Segmented>
        <Segmented legend="Platform">
          {targets.map(({ label }, index) => (
            <Segment key={label} name="platform" value={index} defaultChecked={index === 0}>
              {label}
            </Segment>
          ))}
        </Segmented>
        <label className="switch">
          <input type="checkbox" name="differences" defaultChecked />
          Differences only
        </label>
      </div>
      {modes.map((mode) =>
        targets.map((target) => <KindTable key={target.label} mode={mode} target={target} />),
      )}
      <p>
        Read from {data.tools} with <code>rslib inspect</code>. A dash means that the option isn't
        set.
      </p>
    </div>
  );
}

function KindTable({
  mode,
  target: { target, label },
}: {
  mode: (typeof modes)[number];
  target: (typeof targets)[number];
}) {
  const kinds = data.kinds.flatMap((kind, index) =>
    kind.bundle === mode.bundle && kind.target === target ? [{ ...kind, index }] : [],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`Defaults: ${mode.label}, ${label}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Rsbuild</th>
            {kinds.map(({ format }) => (
              <th scope="col" key={format}>
                <code>{format}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ option, rsbuild, values }) => (
            <tr key={option}>
              <th scope="row">
                <Code text={option} />
              </th>
              <td>
                <Value text={rsbuild[target]} />
              </td>
              {kinds.map(({ format, index }) => (
                <td key={format} className={values[index] === rsbuild[target] ? undefined : 'own'}>
                  <Value text={values[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Formats a value as code, unless it is a remark. */
function Value({ text }: { text: string }) {
  return /^(?:–|an? \w+(?: of \d+)?)$/.test(text) ? text : <Code text={text} />;
}

/** Code that can break after dots and underscores. */
function Code({ text }: { text: string }) {
  const parts = text.split(/(?<=[._])(?=\w)/);
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

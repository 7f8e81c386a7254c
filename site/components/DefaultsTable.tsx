import { useSite } from 'islet/client';
import { Fragment } from 'react';
import type { DefaultsData } from '../data/defaultsData.ts';
import recorded from '../data/recorded/defaults.json';
import { Segment, Segmented } from './Segmented.tsx';
import { type TableLabels, tableLabels } from './tableLabels.ts';
import './defaults.css';

const data: DefaultsData = recorded;

/** The reader's choices, by their name in the data. */
const modes = [
  { bundle: true, name: 'bundled' },
  { bundle: false, name: 'bundleless' },
] as const;
const targets = ['node', 'web'] as const;

/**
 * The default of every option for each kind of output, next to that of Rsbuild. Inputs and CSS select the
 * table, and whether it only shows rows that differ, so no script is needed.
 */
export function DefaultsTable() {
  const labels = tableLabels(useSite().lang);
  const [before, after] = labels.readFrom(data.tools);
  return (
    <div className="defaults">
      <div className="defaults-choice">
        <Segmented legend={labels.mode}>
          {modes.map(({ name }, index) => (
            <Segment key={name} name="mode" value={index} defaultChecked={index === 0}>
              {labels[name]}
            </Segment>
          ))}
        </Segmented>
        <Segmented legend={labels.platform}>
          {targets.map((target, index) => (
            <Segment key={target} name="platform" value={index} defaultChecked={index === 0}>
              {labels[target]}
            </Segment>
          ))}
        </Segmented>
        <label className="switch">
          <input type="checkbox" name="differences" defaultChecked />
          {labels.differencesOnly}
        </label>
      </div>
      {modes.map((mode) =>
        targets.map((target) => (
          <KindTable key={target} mode={mode} target={target} labels={labels} />
        )),
      )}
      <p>
        {before}
        <code>rslib inspect</code>
        {after}
      </p>
    </div>
  );
}

function KindTable({
  mode,
  target,
  labels,
}: {
  mode: (typeof modes)[number];
  target: (typeof targets)[number];
  labels: TableLabels;
}) {
  const kinds = data.kinds.flatMap((kind, index) =>
    kind.bundle === mode.bundle && kind.target === target ? [{ ...kind, index }] : [],
  );
  const label = labels.describeDefaults(labels[mode.name], labels[target]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.option}</th>
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
                <Value text={rsbuild[target]} labels={labels} />
              </td>
              {kinds.map(({ format, index }) => (
                <td key={format} className={values[index] === rsbuild[target] ? undefined : 'own'}>
                  <Value text={values[index] ?? ''} labels={labels} />
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
function Value({ text, labels }: { text: string; labels: TableLabels }) {
  const isRemark = /^(?:–|an? \w+(?: of \d+)?)$/.test(text);
  return isRemark ? labels.translateRemark(text) : <Code text={text} />;
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

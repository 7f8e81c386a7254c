import { Fragment } from 'react';
import type { DefaultsData, OutputKind } from '../data/defaultsData.ts';
import recorded from '../data/recorded/defaults.json';
import './choices.css';

const data: DefaultsData = recorded;

/** The tables, of which the reader sees one: what is bundled and for what. */
const choices = [
  { bundle: true, target: 'node', label: 'Bundle, Node.js' },
  { bundle: true, target: 'web', label: 'Bundle, browsers' },
  { bundle: false, target: 'node', label: 'Bundleless, Node.js' },
  { bundle: false, target: 'web', label: 'Bundleless, browsers' },
] as const;

/**
 * What Rslib sets by itself for each kind of output, beside what Rsbuild sets. The choice of the
 * table is made by radio buttons and CSS, so that it needs no script.
 */
export function DefaultsTable() {
  return (
    <div className="defaults">
      <fieldset className="choices">
        <legend>Show the defaults for</legend>
        {choices.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name="defaults" value={index} defaultChecked={index === 0} />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      {choices.map((choice) => (
        <KindTable key={choice.label} {...choice} />
      ))}
      <p>
        Determined with {data.tools}. Values in bold differ from Rsbuild's own; a dash means that
        the option isn't set.
      </p>
    </div>
  );
}

function KindTable({ bundle, target, label }: (typeof choices)[number]) {
  const kinds = data.kinds.flatMap((kind, index) =>
    kind.bundle === bundle && kind.target === target ? [{ ...kind, index }] : [],
  );
  const rows = data.rows.filter(({ rsbuild, values }) =>
    kinds.some(({ index }) => values[index] !== rsbuild[target]),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`Defaults: ${label}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Rsbuild</th>
            {kinds.map(({ format }: OutputKind) => (
              <th scope="col" key={format}>
                {format}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ option, rsbuild, values }) => (
            <tr key={option}>
              <th scope="row">
                <OptionName path={option} />
              </th>
              <td>
                <Value text={rsbuild[target]} />
              </td>
              {kinds.map(({ format, index }) => (
                <td key={format}>
                  {values[index] === rsbuild[target] ? (
                    <Value text={values[index]} />
                  ) : (
                    <strong>
                      <Value text={values[index] ?? ''} />
                    </strong>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A path that can break behind its dots. */
function OptionName({ path }: { path: string }) {
  const parts = path.split('.');
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('.')}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Code, except for what is a remark about the value. */
function Value({ text }: { text: string }) {
  return /^(?:–|an? \w+(?: of \d+)?)$/.test(text) ? text : <code>{text}</code>;
}

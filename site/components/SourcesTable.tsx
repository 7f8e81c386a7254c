import { useSite } from 'islet/client';
import recorded from '../data/recorded/sources.json';
import type { SourcesData } from '../data/sourcesData.ts';
import { tableOfSources } from '../data/tableOfSources.ts';
import { tableLabels } from './tableLabels.ts';
import './sources.css';

const data: SourcesData = recorded;

/**
 * Shows how a piece of code, such as `__dirname`, is compiled, by source and output. The
 * results are recorded from the tool. `formats` restricts the table to some formats.
 */
export function SourcesTable({ code, formats }: { code: string; formats?: string[] }) {
  const labels = tableLabels(useSite().lang);
  const { outputs, rows } = tableOfSources(data, code, { formats, labels });
  // A page may have a second table for other formats.
  const label = labels.describeResults(code, formats);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll sources" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.source}</th>
            {outputs.map((output) => (
              <th scope="col" key={output}>
                <Text text={output} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sources, cells }) => (
            <tr key={sources}>
              <th scope="row">
                <Text text={sources} />
              </th>
              {cells.map((cell, index) => (
                <td key={outputs[index]}>
                  <Text text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A text with code in backticks. */
function Text({ text }: { text: string }) {
  const parts = text
    .split('`')
    .map((part, index) => ({ part, start: index * 2, isCode: index % 2 }));
  return parts.map(({ part, start, isCode }) => (isCode ? <code key={start}>{part}</code> : part));
}

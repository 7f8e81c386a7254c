'use client';
import { formatSize } from 'islet/client';
import { useId } from 'react';
import {
  choose,
  isPossible,
  type OptionName,
  optionNames,
  options,
  printConfig,
} from '../explorer/choices.ts';
import { describeChange } from '../explorer/compareFiles.ts';
import { byteSizeOf } from '../explorer/explorerData.ts';
import { type Explorer, type ShownChoice, start, useExplorer } from '../explorer/useExplorer.ts';
import { CodePane, compareLines } from './CodePane.tsx';
import { OutputFiles } from './OutputFiles.tsx';
import { Segment, Segmented } from './Segmented.tsx';
import './explorer.css';

/**
 * Lets readers choose options and see the config file, the resulting output, and what the choice
 * changed. All outputs are recorded. A page about some of the options only offers those.
 */
export function OutputExplorer({ offered = optionNames }: { offered?: readonly OptionName[] }) {
  const explorer = useExplorer(offered);
  const { shown, hasFailed } = explorer;
  return (
    <section className="explorer" aria-label="Output explorer">
      <div className="explorer-choice">
        <div className="explorer-options">
          {offered.map((name) => (
            <Option key={name} name={name} explorer={explorer} />
          ))}
          {hasFailed ? (
            <p role="alert">The outputs could not be loaded. Choose an option to try again.</p>
          ) : (
            <p role="status">{describeOutput(shown)}</p>
          )}
        </div>
        <Config shown={shown} />
      </div>
      <OutputFiles explorer={explorer} />
    </section>
  );
}

function Option({ name, explorer }: { name: OptionName; explorer: Explorer }) {
  const { choice, isHydrated, change } = explorer;
  const group = useId();
  return (
    <Segmented legend={<code>{name}</code>} isDisabled={!isHydrated}>
      {options[name].map((value) => (
        <Segment
          key={value}
          name={group}
          checked={choice[name] === value}
          disabled={name === 'bundle' && !isPossible({ ...choice, bundle: value as 'true' })}
          onChange={() => change(choose(choice, name, value))}
        >
          {value === 'unset' ? 'not set' : value}
        </Segment>
      ))}
    </Segmented>
  );
}

/** The config file for the choice, ready to copy, with the lines that the last choice changed marked. */
function Config({ shown: { choice, before, html } }: { shown: ShownChoice }) {
  const text = printConfig(choice);
  const lines = compareLines(before ? printConfig(before.choice) : text, text);
  const written = lines.filter(({ kind }) => kind !== 'removed');
  return <CodePane title="rslib.config.ts" language="ts" lines={written} html={html} />;
}

/** Screen reader announcement after a choice. */
function describeOutput({ files, before, compared }: ShownChoice): string {
  const sizes = Object.values(files).map(byteSizeOf);
  const size = formatSize(sizes.reduce((sum, size) => sum + size, 0));
  const count = `${sizes.length} ${sizes.length === 1 ? 'file' : 'files'}, ${size}, written by ${start.tool}.`;
  return before ? `${count} ${describeChange(compared)}` : count;
}

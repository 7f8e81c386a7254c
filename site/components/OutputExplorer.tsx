'use client';
import { formatSize, useSite } from 'islet/client';
import { useId } from 'react';
import {
  choose,
  isPossible,
  type OptionName,
  optionNames,
  options,
  printConfig,
} from '../explorer/choices.ts';
import { writeChoice } from '../explorer/choiceUrl.ts';
import { describeChange } from '../explorer/compareFiles.ts';
import { byteSizeOf } from '../explorer/explorerData.ts';
import { type ExplorerLabels, explorerLabels } from '../explorer/explorerLabels.ts';
import { explorerReleases } from '../explorer/explorerReleases.ts';
import { type Explorer, type ShownChoice, useExplorer } from '../explorer/useExplorer.ts';
import { siteAddress } from '../theme/siteAddress.ts';
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
  const labels = explorerLabels(useSite().lang);
  return (
    <section className="explorer" aria-label={labels.explorer}>
      <div className="explorer-choice">
        <div className="explorer-options">
          {offered.map((name) => (
            <Option key={name} name={name} explorer={explorer} />
          ))}
          {offered === optionNames && <ReleaseOption explorer={explorer} />}
          {hasFailed ? (
            <p role="alert">{labels.failed}</p>
          ) : (
            <p role="status">{describeOutput(shown, labels)}</p>
          )}
          <EditLink explorer={explorer} />
        </div>
        <Config shown={shown} />
      </div>
      <OutputFiles explorer={explorer} />
    </section>
  );
}

function Option({ name, explorer }: { name: OptionName; explorer: Explorer }) {
  const { choice, isHydrated, change } = explorer;
  const { notSet } = explorerLabels(useSite().lang);
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
          {value === 'unset' ? notSet : value}
        </Segment>
      ))}
    </Segmented>
  );
}

/** Which release wrote the output. */
function ReleaseOption({
  explorer: { release, isHydrated, changeRelease },
}: {
  explorer: Explorer;
}) {
  const labels = explorerLabels(useSite().lang);
  const group = useId();
  return (
    <Segmented legend={labels.release} isDisabled={!isHydrated}>
      {explorerReleases.map((version) => (
        <Segment
          key={version}
          name={group}
          checked={release === version}
          onChange={() => changeRelease(version)}
        >
          {version}
        </Segment>
      ))}
    </Segmented>
  );
}

/** Leads to the playground with the files of the choice. */
function EditLink({ explorer: { choice } }: { explorer: Explorer }) {
  const site = useSite();
  const { edit } = explorerLabels(site.lang);
  const address = siteAddress(
    site,
    `playground/?explorer${writeChoice('', choice).replace('?', '&')}`,
  );
  return (
    <a className="explorer-edit" href={address}>
      {edit}
    </a>
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
function describeOutput(
  { files, release, before, compared }: ShownChoice,
  labels: ExplorerLabels,
): string {
  const tool = `Rslib ${release}`;
  if (Object.keys(files).length === 0) return labels.notBuilt(tool);
  const sizes = Object.values(files).map(byteSizeOf);
  const size = formatSize(sizes.reduce((sum, size) => sum + size, 0));
  const count = labels.describeOutput(sizes.length, size, tool);
  return (before ? count + describeChange(compared, labels) : count).trimEnd();
}

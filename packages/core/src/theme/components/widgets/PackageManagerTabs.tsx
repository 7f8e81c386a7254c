import { createElement, type ReactNode } from 'react';
import { useSite } from '#client/context.ts';
import { packageManagers, toManagerCommands } from '../../rules/packageManagers.ts';
import { Tab, Tabs } from './Tabs.tsx';

/** Shows npm or npx commands, one per line, for each package manager. */
export function PackageManagerTabs({ command }: { command: string }) {
  const { labels } = useSite();
  const lines = command
    .trim()
    .split(/\s*\n\s*/)
    .map(toManagerCommands);
  return (
    <Tabs group="package-manager" label={labels.packageManager}>
      {packageManagers.map((manager) => (
        <Tab key={manager} label={manager}>
          <Commands lines={lines.map((line) => line[manager])} />
        </Tab>
      ))}
    </Tabs>
  );
}

/** Renders commands like a code fence, with as much highlighting as they need. */
function Commands({ lines }: { lines: string[] }) {
  const tokens = lines.flatMap((line, index) => [...(index > 0 ? ['\n'] : []), ...toTokens(line)]);
  return (
    <div className="code" data-lang="bash">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls by keyboard */}
      <pre className="language-bash" tabIndex={0}>
        {createElement('code', null, ...tokens)}
      </pre>
    </div>
  );
}

function toTokens(line: string): ReactNode[] {
  const [name, ...words] = line.split(' ');
  return [
    <span key={name} className="token function">
      {name}
    </span>,
    ...words.flatMap((word) => [
      ' ',
      word.startsWith('-') ? (
        <span key={word} className="token parameter">
          {word}
        </span>
      ) : (
        word
      ),
    ]),
  ];
}

import { createElement, type ReactNode } from 'react';
import { useSite } from '#client/context.ts';
import { packageManagers, toManagerCommands } from '../../rules/packageManagers.ts';
import { Tab, Tabs } from './Tabs.tsx';

/** Commands for package managers. */
export interface PackageManagerTabsProps {
  /** npm or npx commands, one per line; or the commands of each package manager, by its name. */
  command: string | Readonly<Record<string, string>>;
}

/** Shows commands for each package manager. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const { labels } = useSite();
  const byManager = typeof command === 'string' ? translate(command) : Object.entries(command);
  return (
    <Tabs group="package-manager" label={labels.packageManager}>
      {byManager.map(([manager, text]) => (
        <Tab key={manager} label={manager}>
          <Commands lines={splitLines(text)} />
        </Tab>
      ))}
    </Tabs>
  );
}

function translate(command: string): Array<[manager: string, text: string]> {
  const lines = splitLines(command).map(toManagerCommands);
  return packageManagers.flatMap((manager): Array<[string, string]> => {
    const written = lines.map((line) => line[manager]).filter((line) => line !== null);
    return written.length < lines.length ? [] : [[manager, written.join('\n')]];
  });
}

function splitLines(text: string): string[] {
  return text.trim().split(/\s*\n\s*/);
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

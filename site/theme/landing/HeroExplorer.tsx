import { formatSize, useSite } from 'islet/client';
import { CodeLine } from '../../components/CodePane.tsx';
import release from '../../data/recorded/release.json';
import { type Choice, printConfig } from '../../explorer/choices.ts';
import {
  byteSizeOf,
  type ExplorerData,
  findOutput,
  type HighlightedLines,
} from '../../explorer/explorerData.ts';
import {
  firstPosition,
  listStates,
  mergeContents,
  type SwitchName,
  switches,
  switchNames,
  wordOf,
} from '../../explorer/switches.ts';
import cjs from '../../public/explorer/cjs.json';
import esm from '../../public/explorer/esm.json';
import iife from '../../public/explorer/iife.json';
import umd from '../../public/explorer/umd.json';
import { landingLabels } from '../landingLabels.ts';
import { LandingLink } from './LandingLink.tsx';

const data: Readonly<Record<string, ExplorerData>> = { esm, cjs, umd, iife };

function listFiles(choice: Choice): Array<{ path: string; bytes: number }> {
  const recorded = data[choice.format];
  const files = recorded ? findOutput(recorded, choice) : {};
  return Object.entries(files).map(([path, file]) => ({ path, bytes: byteSizeOf(file) }));
}

function describeTotal(choice: Choice): { count: number; bytes: number } {
  const files = listFiles(choice);
  return { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Names of the source files, each of which has a declaration file. */
function listSources(): string[] {
  return listFiles({ ...firstPosition, bundle: 'false' }).flatMap(({ path }) =>
    path.endsWith('.d.ts') ? path.replace(/^dist\/(.+)\.d\.ts$/, '$1.ts') : [],
  );
}

/** Attributes that CSS uses to show content; none for content that is always visible. */
const shownWhen = (words: string[]) => (words.length === 0 ? {} : { 'data-when': words.join(' ') });

/**
 * A config and the resulting output for the positions of three switches. All outputs are recorded
 * and part of the page: radio buttons and CSS select the visible one, so no script is needed.
 */
export function HeroExplorer() {
  const labels = landingLabels(useSite().lang);
  const states = listStates();
  const lines = mergeContents(states, (choice) => printConfig(choice).trimEnd().split('\n'));
  const files = mergeContents(states, listFiles);
  const totals = mergeContents(states, (choice) => [describeTotal(choice)]);
  const html: HighlightedLines = { ...esm.html, ...cjs.html, ...umd.html, ...iife.html };
  const largest = Math.max(...files.map(({ content }) => content.bytes));
  return (
    <section className="try" aria-label={labels.explorer} data-no-markdown>
      <div className="try-switches">
        {switchNames.map((name) => (
          <Switch key={name} name={name} />
        ))}
      </div>
      <div className="try-pane">
        <p>rslib.config.ts</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <pre tabIndex={0}>
          <code>
            {lines.map(({ content, when }) => (
              <span key={`${content} ${when}`} {...shownWhen(when)}>
                <CodeLine text={content} html={html[content]} />
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
        <p className="landing-note">src: {listSources().join(' ')}</p>
      </div>
      <div className="try-pane try-output">
        <p>
          dist
          <span role="status">
            {totals.map(({ content: { count, bytes }, when }) => (
              <span key={when.join(' ')} {...shownWhen(when)}>
                {labels.describeFiles(count, formatSize(bytes))}
              </span>
            ))}
          </span>
        </p>
        <ul>
          {files.map(({ content: { path, bytes }, when }) => (
            <li
              key={`${path} ${when}`}
              {...shownWhen(when)}
              data-types={path.endsWith('.d.ts') || undefined}
            >
              <span>{path.replace('dist/', '')}</span>
              <SizeBar share={bytes / largest} />
              <span>{formatSize(bytes)}</span>
            </li>
          ))}
        </ul>
        <p className="landing-note">
          {labels.writtenBy(release.rslib)}{' '}
          <LandingLink href="/guide/basic/output-format#explore">{labels.allOptions}</LandingLink>
          {' · '}
          <LandingLink href="/playground/">{labels.playground}</LandingLink>
        </p>
      </div>
    </section>
  );
}

function Switch({ name }: { name: SwitchName }) {
  const { alwaysBundled } = landingLabels(useSite().lang);
  return (
    <fieldset className="switch">
      <legend>{name}</legend>
      <div>
        {switches[name].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`try-${name}`}
              value={wordOf(name, value)}
              defaultChecked={firstPosition[name] === value}
            />
            {value}
          </label>
        ))}
      </div>
      {name === 'bundle' && <em>{alwaysBundled}</em>}
    </fieldset>
  );
}

/** A bar with a length proportional to the file size. */
function SizeBar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 2h${Math.max(1, Math.round(share * 100))}`} />
    </svg>
  );
}

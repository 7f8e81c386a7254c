import { translate } from '../../theme/translate.ts';
import type { FailureReason } from '../protocol.ts';
import { chineseLabels } from './chineseLabels.ts';
import type { ComparedWith, PlaygroundView } from './playgroundState.ts';
import type { PathFault } from './projectEdits.ts';

/** Texts of the playground. Functions get what is theirs to name; code stays as it is. */
export interface PlaygroundLabels {
  playground: string;
  example: string;
  /** The entry of the list of examples for a project that isn't one of them. */
  ownProject: string;
  command: string;
  /** A command that can't run. */
  faultyCommand(command: string): string;
  run: string;
  stop: string;
  share: string;
  copied: string;
  more: string;
  downloadProject: string;
  downloadOutput: string;
  openStackBlitz: string;
  views: string;
  view: Record<PlaygroundView, string>;
  files: string;
  newFile: string;
  fileName: string;
  rename: string;
  delete: string;
  cancel: string;
  pathFault: Record<PathFault, string>;
  editorLabel(path: string): string;
  editorHelp: string;
  output: string;
  terminal: string;
  noTerminal: string;
  explain: string;
  explaining: string;
  notExplained: string;
  noConfig: string;
  compareWith: string;
  comparedWith: Record<ComparedWith, string>;
  pin: string;
  downloadFile(path: string): string;
  binary(path: string, size: string): string;
  noFiles: string;
  start: string;
  startHint: string;
  startKeys: string;
  fromLink: string;
  damagedLink: string;
  longLink: string;
  notCopied: string;
  /** After a reload of the page. */
  restored: string;
  /** Packages that the playground doesn't have: what is built or run imports them, or only the output does. */
  missing(names: string): string;
  external(names: string): string;
  loading(loaded: string, total: string): string;
  notRun: string;
  building: string;
  stopped: string;
  /** After a build, and after one that failed. */
  built(count: number, size: string, milliseconds: number): string;
  buildFailed(milliseconds: number): string;
  runs(release: string): string;
  failure: Record<FailureReason, string>;
  retry: string;
  toExplorer: string;
}

const english: PlaygroundLabels = {
  playground: 'Playground',
  example: 'Example',
  ownProject: 'Your project',
  command: 'Command',
  faultyCommand: (command) =>
    `Can't run here: ${JSON.stringify(command)}. Use rslib with options that let it end, such as npx rslib --config rslib.config.ts, and put a semicolon between commands.`,
  run: 'Run',
  stop: 'Stop',
  share: 'Share',
  copied: 'Link copied',
  more: 'More',
  downloadProject: 'Download the project',
  downloadOutput: 'Download the output',
  openStackBlitz: 'Open in StackBlitz',
  views: 'View',
  view: { files: 'Files', editor: 'Editor', output: 'Output' },
  files: 'Files',
  newFile: 'New file',
  fileName: 'Name of the file',
  rename: 'Rename',
  delete: 'Delete',
  cancel: 'Cancel',
  pathFault: {
    empty: 'Enter a name, such as src/button.ts.',
    invalid: 'Use a path inside the project, such as src/button.ts.',
    taken: 'There is already a file with this name.',
    folder: "A file and a folder can't have the same name.",
  },
  editorLabel: (path) => `Text of ${path}`,
  editorHelp: 'Tab indents. Press Escape, then Tab, to leave the editor.',
  output: 'Output',
  terminal: 'Terminal',
  noTerminal: "Rslib hasn't printed anything yet.",
  explain: 'Explain',
  explaining: 'Loading…',
  notExplained:
    "The explanations couldn't be loaded. Open another tab, then this one, to try again.",
  noConfig: 'There is nothing to explain: the project has no config and no package.json.',
  compareWith: 'Compare with',
  comparedWith: { nothing: 'nothing', last: 'last build', pinned: 'pinned build' },
  pin: 'Pin this build',
  downloadFile: (path) => `Download ${path}`,
  binary: (path, size) => `${path} has ${size} and can't be shown as text.`,
  noFiles: 'This build wrote no files. The terminal says why.',
  start: 'Run the real Rslib in this tab',
  startHint:
    'Nothing leaves your browser. The first run downloads about 7 MB; after that, builds take a blink, even offline.',
  startKeys: 'Then it builds whenever you pause or save.',
  fromLink:
    'This code comes from the link that you opened, not from this site. It runs in this tab only if you press Run.',
  damagedLink: 'This link is damaged or incomplete, so an example is open instead.',
  longLink:
    "This project is too large for a link. Download it instead, or remove files that it doesn't need.",
  restored: 'Your changes are still here. This tab keeps them until you close it.',
  missing: (names) =>
    `Not available in the playground: ${names}. What imports them fails here, so download the project or open it in StackBlitz.`,
  external: (names) =>
    `The output imports ${names}, as package.json says. Declaration files that need their types fail here.`,
  notCopied: "The link is in the address bar. Your browser didn't allow copying it.",
  loading: (loaded, total) => `Downloading Rslib: ${loaded} of ${total}`,
  notRun: 'Not run yet.',
  building: 'Building…',
  stopped: 'Stopped.',
  built: (count, size, milliseconds) =>
    `${count} ${count === 1 ? 'file' : 'files'}, ${size}, in ${milliseconds} ms`,
  buildFailed: (milliseconds) => `The build failed after ${milliseconds} ms`,
  runs: (release) => `Rslib ${release}`,
  failure: {
    isolation:
      "Your browser didn't isolate this page from other sites, so it offers no threads, which Rslib needs. Reload the page, and allow it to use service workers.",
    threads:
      "Rslib needs threads that share memory, and your browser doesn't offer them to this page. Try the current Chrome, Edge or Firefox.",
    download: "Rslib couldn't be downloaded completely. Check your connection, then try again.",
    memory:
      'Your browser refused the memory that Rslib reserves: 2 GiB of addresses, most of which are never used. Close other tabs, or use a computer with more memory.',
    panic: 'Rslib stopped unexpectedly. Your files are still here. Run it again to restart it.',
    timeout:
      'The build was stopped after 15 seconds. Look for an endless loop in the config, or in what it imports.',
    unsupported:
      "Rslib can't start in this browser. Open this page in the current Chrome, Edge or Firefox.",
  },
  retry: 'Try again',
  toExplorer: 'See recorded outputs instead',
};

/** Returns the texts of the playground in a language of the site. */
export function playgroundLabels(lang: string): PlaygroundLabels {
  return translate({ en: english, zh: chineseLabels }, lang);
}

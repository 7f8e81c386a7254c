import type { ExampleRun } from 'islet-prove';
import { listBuilds } from './projects/listBuilds.mjs';
import { encodeFile } from './runtime/worker/binaryFiles.mjs';

/** What builds in a browser do of a recorded run, or why they can't. */
export type BrowserRun = BrowserBuilds | { reason: string };

/** The files of a run, and its commands of the tool. */
export interface BrowserBuilds {
  files: Record<string, string>;
  commands: string[];
}

/** The builds of a recorded run, as far as a worker can do them. */
export function readBrowserRun({ commands, tool, runtime, files }: ExampleRun): BrowserRun {
  if (tool !== null) return { reason: `It records another tool: ${tool}.` };
  if (runtime !== null && !runtime.startsWith('node-')) return { reason: `It runs in ${runtime}.` };
  const { builds, other } = listBuilds(commands);
  if (other !== null) return { reason: `It runs \`${other}\`.` };
  if (builds.length === 0) return { reason: 'It starts the tool in a script of its own.' };
  const contents = Object.entries(files).map(([path, bytes]) => [path, encodeFile(bytes)]);
  return { files: Object.fromEntries(contents), commands: builds };
}

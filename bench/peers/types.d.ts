import type { SearchParts } from '../browser/measureVisits.mjs';

/** An engine to compare: how it gets a generated site, how it builds it, and what it leaves. */
export interface Engine {
  name: string;
  /** Command that prints its version; null for this repository's. */
  version: string | null;
  /** Programs that it needs. */
  tools: string[];
  /** Writes a site into an empty folder. */
  prepare(site: string, folder: string): Promise<void>;
  /** Folder of the sections, below its own. */
  docs: string;
  /** File with the title of the site, `Generated`, below its own folder. */
  config: string;
  /** For a shell in the folder. */
  command: string;
  /** Folder of the built site, below its own. */
  output: string;
  /** All files and folders of earlier builds. */
  leftovers: string[];
  /** How to use its search; null if it has none. */
  search: SearchParts | null;
}

import type { Fence } from '../../proof/fence.ts';
import type { Versions } from './readVersions.ts';
import type { Tool } from './tool.ts';

/** What the checks are made from; each takes what it needs. */
export interface ProofContext {
  /** Absolute path of the repository. */
  root: string;
  tool: Tool;
  versions: Versions;
  /** Fences of all pages, which also say what has to be recorded. */
  fences: readonly Fence[];
  /** Whether what comes out is recorded instead of compared. */
  update: boolean;
}

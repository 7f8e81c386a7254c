import type { Fence } from '../../proof/fence.ts';
import type { Versions } from './readVersions.ts';
import type { Tool } from './tool.ts';

/** Data shared by the checks; each uses the parts it needs. */
export interface ProofContext {
  /** Absolute path of the repository. */
  root: string;
  tool: Tool;
  versions: Versions;
  /** Fences of all pages, which also determine what must be recorded. */
  fences: readonly Fence[];
  /** Whether to update records instead of comparing with them. */
  update: boolean;
}

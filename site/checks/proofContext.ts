import type { ProofSubject } from 'islet-prove';
import type { ProofModule } from './hashCode.ts';
import type { Tool } from './tool.ts';

/** Data shared by the checks; each uses the parts it needs. */
export interface ProofContext extends ProofSubject {
  /** The documented release of Rslib, as the lock file of the examples names it: `1.0.1`. */
  version: string;
  /**
   * Installs the packages of the examples unless they are there, and opens the tool. A part calls it before it uses any of
   * them; if all parts are trusted, nothing is installed.
   */
  openTool(): Promise<Tool>;
  /** Hash of what the outcomes of a module depend on besides pages and examples: its code, packages, and Node.js. */
  hashCode(module: ProofModule): Promise<string>;
}

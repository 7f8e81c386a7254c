import { z } from 'zod';

/** Name of the list of stylesheets in the folder of the server bundle. */
export const stylesFile = 'styles.json';

/** Paths of CSS files below the folder of the server bundle. */
export interface StyleFiles {
  /** Loaded by every page. */
  site: string[];
  /** Loaded by pages that import a module, by the key of the module. */
  modules: Record<string, string[]>;
}

/** Schema of the list of stylesheets, which the bundler's plugin writes. */
export const styleFilesSchema: z.ZodType<StyleFiles> = z.object({
  site: z.array(z.string()),
  modules: z.record(z.string(), z.array(z.string())),
});

import { z } from 'zod';
import type { DefaultsData } from '../../data/defaultsData.ts';

const kind = z.object({ format: z.string(), bundle: z.boolean(), target: z.string() });
const row = z.object({
  option: z.string(),
  rsbuild: z.object({ node: z.string(), web: z.string() }),
  values: z.array(z.string()),
});

/** Schema of the recorded defaults. */
export const defaultsSchema: z.ZodType<DefaultsData> = z.object({
  tools: z.string(),
  kinds: z.array(kind),
  rows: z.array(row),
});

import { z } from 'zod';
import type { Problem } from '#shared/types.ts';

/** A warning in a note about an earlier run. With errors, nothing is kept, so that they are found again. */
export const warningSchema = z.object({
  severity: z.literal('warning'),
  message: z.string(),
  fix: z.string(),
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  frame: z.string().optional(),
}) satisfies z.ZodType<Problem>;

import { z } from 'zod';

const group = z.strictObject({ reason: z.string().min(20), messages: z.array(z.string()).min(1) });

/** Schema of `messages.json`: messages without a description, without a recorded case, or without a cause. */
export const messagesSchema = z.strictObject({
  /** Messages that the pages leave out. */
  leftOut: z.array(group),
  /** Messages that the pages describe, although no run prints them. */
  unprovoked: z.array(group),
  /** Messages that are explained, but often contain another one, which says more. */
  frames: z.array(z.string()),
  /** Messages that say only that something failed; another one says why. */
  outcomes: z.array(z.string()),
});

export type MessagesData = z.infer<typeof messagesSchema>;

import { z } from 'zod';

const group = z.strictObject({ reason: z.string().min(20), messages: z.array(z.string()).min(1) });

/** Schema of `messages.json`: messages without a description, or without a recorded case. */
export const messagesSchema = z.strictObject({
  /** Messages that the pages leave out. */
  leftOut: z.array(group),
  /** Messages that the pages describe, although no run prints them. */
  unprovoked: z.array(group),
});

export type MessagesData = z.infer<typeof messagesSchema>;

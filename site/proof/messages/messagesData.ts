import { z } from 'zod';

const group = z.strictObject({ reason: z.string().min(20), messages: z.array(z.string()).min(1) });

/** What `messages.json` says of the messages that need no description, or no recorded case. */
export const messagesSchema = z.strictObject({
  /** Messages that the page leaves out. */
  leftOut: z.array(group),
  /** Messages that the page describes without a run that prints them. */
  unprovoked: z.array(group),
});

export type MessagesData = z.infer<typeof messagesSchema>;

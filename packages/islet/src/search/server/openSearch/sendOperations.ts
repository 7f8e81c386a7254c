import { z } from 'zod';
import type { EngineClient, Send } from './createClient.ts';
import { EngineError, isOverloaded } from './repeatWhileBusy.ts';

/** An operation of a bulk request: a line, and another one with the document that it stores. */
export type Operation = readonly object[];

/** Documents of a bulk request at most, and their characters, about. */
const batch = { documents: 500, size: 4_000_000 };

const bulkSchema = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(z.string(), z.object({ status: z.number(), error: z.unknown().optional() })),
  ),
});

/** Sends operations in batches; those that the engine refuses because it is too busy are sent again. */
export async function sendOperations(
  client: EngineClient,
  operations: readonly Operation[],
): Promise<void> {
  for (const part of split(operations)) {
    let left = part;
    await client.repeat(async (send) => {
      const refused = await sendBatch(send, left);
      const [first] = refused;
      left = refused.map(({ operation }) => operation);
      if (first) throw first.error;
    });
  }
}

function split(operations: readonly Operation[]): Operation[][] {
  const parts: Operation[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const operation of operations) {
    const part = parts.at(-1);
    if (part === undefined || size >= batch.size || part.length >= batch.documents) {
      parts.push([operation]);
      size = 0;
    } else part.push(operation);
    size += JSON.stringify(operation).length;
  }
  return parts;
}

interface Refused {
  operation: Operation;
  error: EngineError;
}

/** Sends operations; returns those that may succeed later, and throws if one never will. */
async function sendBatch(send: Send, operations: readonly Operation[]): Promise<Refused[]> {
  const request = ['POST', '/_bulk'] as const;
  const { errors, items } = bulkSchema.parse(await send(...request, operations.flat()));
  if (!errors) return [];
  const refused = items.flatMap((item, at): Refused[] => {
    const [{ status, error } = { status: 200, error: undefined }] = Object.values(item);
    const operation = operations[at];
    if (error === undefined || !operation) return [];
    return [
      { operation, error: new EngineError({ status }, request.join(' '), JSON.stringify(error)) },
    ];
  });
  const final = refused.find(({ error }) => !isOverloaded(error.status));
  if (final) throw final.error;
  return refused;
}

import { availableParallelism } from 'node:os';

/** Maps values with as many concurrent calls as there are processors; results keep the order. */
export async function mapInParallel<T, R>(
  values: readonly T[],
  map: (value: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = values.entries();
  const work = async (): Promise<void> => {
    for (const [index, value] of queue) results[index] = await map(value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

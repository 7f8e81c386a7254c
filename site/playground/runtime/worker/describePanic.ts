/**
 * What a thread of the binding had to say before it ended: all that it printed, or else its error. Code of a reader can
 * tell of a panic, too, so any value is possible.
 */
export function describePanic(detail: unknown): string {
  const { error, errorOutputs } = Object(detail) as { error?: unknown; errorOutputs?: unknown };
  const printed = Array.isArray(errorOutputs) ? errorOutputs.flat().join('\n').trim() : '';
  return printed || (error instanceof Error ? error.message : String(error));
}

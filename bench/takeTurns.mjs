/**
 * Does the same with each participant that hasn't failed before, and notes why one fails, so that the others go on.
 * Throws only if the signal is aborted.
 *
 * @template {{ failure: string | null }} Participant
 * @param {readonly Participant[]} participants
 * @param {AbortSignal} signal
 * @param {(participant: Participant) => Promise<void>} act
 */
export async function takeTurns(participants, signal, act) {
  for (const participant of participants) {
    if (participant.failure !== null) continue;
    try {
      await act(participant);
    } catch (error) {
      signal.throwIfAborted();
      participant.failure = error instanceof Error ? error.message : String(error);
    }
  }
}

import type { Problem } from 'islet/tools';

/** Moves all lines of a message but the first above its code frame, because messages are printed in one line. */
export function unfoldMessage(problem: Problem): Problem {
  const [message = '', ...lines] = problem.message.split('\n');
  if (lines.length === 0) return problem;
  const { frame } = problem;
  return { ...problem, message, frame: [...lines, ...(frame ? [frame] : [])].join('\n') };
}

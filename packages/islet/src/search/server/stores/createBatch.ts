/** Answers what is asked within one turn with one request, in the order of the questions. */
export function createBatch<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: { questions: Question[]; answers: Promise<Answer[]> } | null = null;
  return async (question) => {
    waiting ??= collect();
    const { questions, answers } = waiting;
    const at = questions.push(question) - 1;
    const answer = (await answers)[at];
    if (answer === undefined) throw new Error('The search store left a question unanswered.');
    return answer;
  };

  function collect() {
    const questions: Question[] = [];
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = null;
      return ask(questions);
    });
    return { questions, answers };
  }
}

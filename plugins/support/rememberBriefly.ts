/**
 * Wraps a question whose answer changes seldom, and is asked a thousand times in a row.
 * @param ask - answers it
 * @param duration - how long answers stand, in ms, from the first of them on
 * @param now - a clock in ms
 */
export function rememberBriefly<Answer>(
  ask: (subject: string) => Answer,
  duration: number,
  now: () => number = Date.now,
): (subject: string) => Answer {
  const answers = new Map<string, Answer>();
  let end = 0;
  return (subject) => {
    if (now() >= end) {
      answers.clear();
      end = now() + duration;
    }
    if (!answers.has(subject)) answers.set(subject, ask(subject));
    return answers.get(subject)!;
  };
}

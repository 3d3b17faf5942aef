/**
 * Looks at something that changes, one look after another. Whoever asks during a look gets another one behind it, and what the one
 * under way finds from then on is told to nobody: it may be of files that are no more.
 * @param look - gets what tells, as often as it likes
 * @param onError - gets what a look has thrown; those that follow are not touched by it
 * @returns what asks for a look, and ends when all are done
 */
export function lookInTurn<Found>(
  look: (tell: (found: Found) => void) => Promise<void>,
  tell: (found: Found) => void,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isAsked = false;
  let turns: Promise<void> | undefined;
  const takeTurns = async () => {
    while (isAsked) {
      isAsked = false;
      try {
        await look((found) => {
          if (!isAsked) tell(found);
        });
      } catch (error) {
        if (!isAsked) onError(error);
      }
    }
    turns = undefined;
  };
  return () => {
    isAsked = true;
    return (turns ??= takeTurns());
  };
}

/**
 * Does what a browser may refuse: by the reader's settings, after too many calls, or because it has no such thing.
 * @returns undefined if it was refused
 */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

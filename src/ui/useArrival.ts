import { useState } from 'react';

/**
 * Brings what a button asks for, once at a time: who presses again while nothing is shown yet does not mean to take it back.
 * @param onMissing - it did not arrive
 * @returns whether it is on its way, and what brings it
 */
export function useArrival(
  onMissing: () => void,
): [isAwaited: boolean, bring: (ask: () => Promise<void>) => void] {
  const [isAwaited, setAwaited] = useState(false);
  const bring = (ask: () => Promise<void>) => {
    if (isAwaited) return;
    setAwaited(true);
    ask()
      .catch(onMissing)
      .finally(() => setAwaited(false));
  };
  return [isAwaited, bring];
}

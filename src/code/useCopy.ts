import { useCallback, useEffect, useRef, useState } from 'react';
import clipboardCopy from 'clipboard-copy';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds that the outcome of a click on a copy button is shown. */
export const copiedDuration = 1200;

/**
 * Copies text and tells how it went for a moment.
 * @param copy - puts text on the clipboard or rejects; tests pass their own
 */
export function useCopy(copy: (text: string) => Promise<void> = clipboardCopy) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = useCallback(
    (text: string) => {
      const show = (outcome: CopyState) => {
        clearTimeout(timer.current);
        setState(outcome);
        timer.current = setTimeout(() => setState('idle'), copiedDuration);
      };
      copy(text).then(
        () => show('copied'),
        () => show('failed'),
      );
    },
    [copy],
  );
  return { state, copy: run };
}

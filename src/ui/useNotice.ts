import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the outcome of copying a link is shown. */
export const noticeDuration = 3000;

/**
 * A text that stays for a moment.
 * @returns the text (empty when there is none) and what shows another, counted afresh
 */
export function useNotice(): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: string) => {
    clearTimeout(timer.current);
    setText(next);
    timer.current = setTimeout(() => setText(''), noticeDuration);
  }, []);
  return [text, show];
}

import { useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Whether a page shows its text too, or its heading only: after a click on a link the heading goes first and the text
 * follows behind the next frame, so that a long page answers as fast as a short one. Where a place in the text is wanted at once
 * (a fragment, going back, the first page), everything is there from the start.
 */
export function useWholePage(): boolean {
  const { action, location } = useHistory();
  const [isWhole, setWhole] = useState(
    () => typeof window === 'undefined' || action !== 'PUSH' || location.hash !== '',
  );
  useEffect(() => {
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A callback before the frame, and a task behind it: the heading has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setWhole(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  return isWhole;
}

import { useEffect, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { asksForSource } from '../rules/sourceLink';

/**
 * Opens a demo's source when the address asks for it: on load, by a link on the page, and by hand. Those fragments are no
 * elements, of which every demo would need nine; `src/arrival` finds the demo for them.
 * @param details - what holds the source, inside the demo
 * @param unfold - makes the source ready to be seen; the same function at every render
 */
export function useOpenByHash(
  name: string,
  details: RefObject<HTMLDetailsElement | null>,
  unfold: () => void,
): void {
  // The key tells two visits of the same fragment apart.
  const { hash, key } = useLocation();
  useEffect(() => {
    const element = details.current;
    if (!element || !asksForSource(hash, name)) return;
    unfold();
    element.setAttribute('open', '');
  }, [hash, key, name, details, unfold]);
}

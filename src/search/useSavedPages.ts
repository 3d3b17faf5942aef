import { useEffect, useState } from 'react';
import { savedPages } from '../offline/rules/packs/savedPages';
import { attempt } from '../ui';

/**
 * The pages that can be opened without a network, relative to the base URL.
 * @param isOpen - whether the search is; it looks when it is opened, and when the network goes or comes back
 * @returns undefined where there is a network, and until they are known
 */
export function useSavedPages(baseUrl: string, isOpen: boolean): ReadonlySet<string> | undefined {
  const [saved, setSaved] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    const look = () => {
      // A browser that says nothing of its network has one.
      const isOffline = attempt(() => navigator.onLine) === false;
      const caches = isOffline ? attempt(() => window.caches) : undefined;
      const reading = caches
        ? savedPages(caches, window.location.origin + baseUrl, baseUrl)
        : Promise.resolve(undefined);
      reading.then(
        (pages) => {
          if (!isOver) setSaved(pages);
        },
        // Nothing is marked, then.
        () => {},
      );
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      isOver = true;
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [baseUrl, isOpen]);
  return saved;
}

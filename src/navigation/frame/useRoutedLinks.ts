import { useEffect, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { routedAddress, routedTarget } from './routedTarget';

/** The link that an event is about; what a running demo does with its links is its own affair. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest('[data-stage]')) return null;
  return target.closest<HTMLAnchorElement>('a[href]');
}

/**
 * Plain links inside an element lead on without a reload; one that is pointed at or focused is fetched ahead. For
 * links that came as HTML, or that are not worth fetching whenever they are in view.
 */
export function useRoutedLinks(element: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const follow = (click: MouseEvent) => {
      const link = linkOf(click);
      const to = link ? routedTarget(click, link, window.location.origin) : undefined;
      if (to === undefined) return;
      click.preventDefault();
      const { pathname, search, hash } = window.location;
      if (to === pathname + search + hash) history.replace(to);
      else history.push(to);
    };
    const preload = (event: Event) => {
      const link = linkOf(event);
      if (link && routedAddress(link, window.location.origin) !== undefined) {
        window.docusaurus.preload(link.pathname);
      }
    };
    current.addEventListener('click', follow);
    current.addEventListener('pointerover', preload);
    current.addEventListener('focusin', preload);
    return () => {
      current.removeEventListener('click', follow);
      current.removeEventListener('pointerover', preload);
      current.removeEventListener('focusin', preload);
    };
  }, [element, history]);
}

import { attempt } from '../ui/rules/attempt';

/**
 * Has a browser that refuses to change its history, as it does after too many changes, load the page that a link leads to, or
 * the link would do nothing.
 */
export function loadWhereRefused(name: 'pushState' | 'replaceState'): void {
  const change = history[name];
  history[name] = (state, title, url) => {
    if (attempt(() => (change.call(history, state, title, url), true)) || !url) return;
    if (new URL(url, location.href).pathname !== location.pathname) location.assign(url);
  };
}

import { browserStore } from '../preferences';

/**
 * Called by Docusaurus when a page is shown, and when a preference changes, which another tab may do: what marks the page by the reader's
 * versions is fetched where there are any.
 */
export function onRouteDidUpdate(): void {
  // The same listener again is no second one.
  browserStore().subscribe(onRouteDidUpdate);
  if (document.documentElement.dataset.installed)
    import(/* webpackChunkName: "lens" */ './applyLens')
      .then(({ applyLens }) => applyLens())
      // The stylesheet alone marks what is newer.
      .catch(() => {});
}

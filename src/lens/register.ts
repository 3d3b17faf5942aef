/** Called by Docusaurus when a page is shown: what marks it by the reader's versions is fetched where there are any. */
export function onRouteDidUpdate(): void {
  if (document.documentElement.dataset.installed)
    import(/* webpackChunkName: "lens" */ './applyLens')
      .then(({ applyLens }) => applyLens())
      // The stylesheet alone marks what is newer.
      .catch(() => {});
}

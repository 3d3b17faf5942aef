/** What Docusaurus reloads a site with (`@docusaurus/core/lib/server/site.js`, 3.10). */
export interface SiteModule<Site> {
  reloadSite: (site: Site) => Promise<Site>;
  reloadSitePlugin: (site: Site, plugin: { name: string; id: string }) => Promise<Site>;
}

/** On the module itself: this file is loaded again with each reload of the configuration. */
const mark = Symbol.for('reload-in-turn');

/**
 * Lets each reload of a site begin with what the one before it has made. Docusaurus begins all of them with the site of the moment, and
 * of two at once the one that is ready last takes back what the other has found: a page that was added, for example.
 * @param module - the module's own object, which is where Docusaurus looks
 */
export function reloadInTurn<Site>(module: SiteModule<Site>): void {
  if (mark in module) return;
  Object.defineProperty(module, mark, { value: true });
  const { reloadSite, reloadSitePlugin } = module;
  let latest: Site | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (reload: (site: Site) => Promise<Site>, given: Site): Promise<Site> => {
    const result = queue.then(async () => {
      latest = await reload(latest ?? given);
      return latest;
    });
    // One that fails is told by whoever asked for it, and is nothing to the next one.
    queue = result.catch(() => undefined);
    return result;
  };
  module.reloadSite = (site) => inTurn(reloadSite, site);
  module.reloadSitePlugin = (site, plugin) =>
    inTurn((each) => reloadSitePlugin(each, plugin), site);
}

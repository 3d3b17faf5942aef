// The bundler loads this file itself, so it is plain JavaScript.

const choice = "siteConfig.future.experimental_router === 'hash'";

/**
 * Decides in the build what Docusaurus's client asks at each start: whether addresses are in the fragment.
 * They are not, and the router for that stays out of every page.
 * @param {string} source
 * @returns {string}
 */
module.exports = function routerLoader(source) {
  if (!source.includes(choice)) {
    throw new Error(
      `Docusaurus's clientEntry does not ask "${choice}" any more; see plugins/lean-classic/routerLoader.cjs`,
    );
  }
  return source.replace(choice, 'false');
};

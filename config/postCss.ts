import type { Plugin, PostCssOptions } from '@docusaurus/types';

/**
 * Settings of postcss-preset-env, which Docusaurus leaves to sites: the stand-in for `light-dark()` is left out. The sheets do not use
 * the function, and each `color-scheme` would bring a variable that nobody reads.
 * @throws if Docusaurus gives the plugin another form, so that nothing would be left out
 */
export function leaveOutLightDark(options: PostCssOptions): PostCssOptions {
  let met = 0;
  const plugins = (options.plugins as unknown[]).map((plugin) => {
    if (!Array.isArray(plugin) || !String(plugin[0]).includes('postcss-preset-env')) return plugin;
    met += 1;
    const given = plugin[1] as { features?: object };
    return [plugin[0], { ...given, features: { ...given.features, 'light-dark-function': false } }];
  });
  if (met !== 1) {
    throw new Error(
      `config/postCss.ts: Docusaurus gives postcss-preset-env ${met} times instead of once (bundler/lib/loaders/styleLoader.js). Say here how it does now`,
    );
  }
  return { ...options, plugins };
}

/** Production only: what the development server serves is not weighed, and `lazy-pages` takes the plugins out there. */
export const postCss = (): Plugin | null =>
  process.env.NODE_ENV === 'production'
    ? { name: 'post-css', configurePostCss: leaveOutLightDark }
    : null;

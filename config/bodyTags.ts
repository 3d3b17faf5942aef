import type { Plugin } from '@docusaurus/types';
import { unfoldScript } from '../src/demos/unfoldSources';
import { bodyScript } from '../src/preferences/bodyScript';

/** Tags at the start of every page's body, for which the configuration has no field of its own. */
export function bodyTags(): Plugin {
  return {
    name: 'body-tags',
    injectHtmlTags: () => ({
      preBodyTags: [bodyScript(), unfoldScript()].map((innerHTML) => ({
        tagName: 'script',
        attributes: {},
        innerHTML,
      })),
    }),
  };
}

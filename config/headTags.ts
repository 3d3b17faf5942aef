import type { Config } from '@docusaurus/types';
import { adMeta } from '../src/ads/rules/adConfig';
import { headScript } from '../src/preferences/rules/headScript';
import { themeColors } from '../src/preferences/rules/registry';
import { env } from './env';
import { lensStylesheet } from './lens';

/** A tag of the head, if there is something to say in it. */
function metaTag(name: string, content: string) {
  return content ? [{ tagName: 'meta', attributes: { name, content } }] : [];
}

/**
 * Tags of every page's head: the two theme colours until the script decides, the script, and what
 * analytics and ads read of a deployment where it configures them.
 */
export const headTags: NonNullable<Config['headTags']> = [
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: light)',
      content: themeColors.light,
    },
  },
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: dark)',
      content: themeColors.dark,
    },
  },
  {
    tagName: 'script',
    attributes: {},
    innerHTML: headScript(`${env.baseUrl}${lensStylesheet.path}`),
  },
  ...metaTag('analytics-id', env.analyticsId),
  ...metaTag(adMeta.script, env.ads.script),
  ...metaTag(adMeta.feed, env.ads.feed),
  ...metaTag(adMeta.inDevelopment, env.ads.inDevelopment ? 'true' : ''),
];

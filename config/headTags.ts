import type { Config } from '@docusaurus/types';
import { headScript } from '../src/preferences/headScript';
import { themeColors } from '../src/preferences/registry';

/** Tags of every page's head: the two theme colours until the script decides, and the script. */
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
  { tagName: 'script', attributes: {}, innerHTML: headScript() },
];

import type { Plugin } from '@docusaurus/types';
import { earlyScript } from '../src/demos/rules/earlyScript';
import { fetchAheadScript } from '../src/demos/rules/fetchAheadScript';
import { printScript } from '../src/demos/rules/printScript';
import { unfoldScript } from '../src/demos/rules/foldSources';
import { bodyScript } from '../src/preferences/rules/bodyScript';
import { headScript } from '../src/preferences/rules/headScript';
import { observerScript } from '../src/ui/rules/observerScript';

/**
 * Tags at the start and the end of every page's body, for which the configuration has no field of its own.
 * @param followsStockTheme - whether the stock theme has put its own script before them, which sets the color mode to its default:
 * the script of the head then says once more what the reader has chosen
 */
export const bodyTags = (followsStockTheme: boolean) => (): Plugin => {
  return {
    name: 'body-tags',
    injectHtmlTags: () => ({
      preBodyTags: [
        ...(followsStockTheme ? [headScript()] : []),
        bodyScript(),
        observerScript(),
        earlyScript(),
        fetchAheadScript(),
        unfoldScript(),
        printScript(),
      ].map((innerHTML) => ({
        tagName: 'script',
        attributes: {},
        innerHTML,
      })),
      // Says the title of a page that was reached without a reload. Outside what is rendered: a region that changes with the
      // page is not listened to.
      postBodyTags: [
        {
          tagName: 'div',
          attributes: {
            role: 'status',
            'aria-live': 'polite',
            class: 'visually-hidden',
            'data-announcer': '',
          },
        },
      ],
    }),
  };
};

import { createRequire } from 'node:module';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { LicenseInfo } from '@mui/x-license';
import { setLicence, withoutNotice } from '../../licence';
import { DemoRoot } from '../mounting/DemoRoot';
import { demoThemeCss } from '../mounting/demoTheme';
import { directionalCss } from './directionalCss';
import { libraryTexts } from './libraryTexts';
import { dropPrefixes } from './dropPrefixes';
import type { TextLanguage } from '../rules/libraryTexts';
import { identifierPrefix, type DemoDensity } from '../rules/identifierPrefix';
import { joinDensities } from '../rules/joinDensities';
import { initialThemeState } from '../rules/themeState';
import type { RenderedDemo } from '../rules/types';

// The Data Grid's packages import a stylesheet, which Node would read as a script. What it holds, the bundle
// of the browser brings.
createRequire(`${process.cwd()}/`).extensions['.css'] = () => {};

// As in the browser, or what the library says about a missing key would not match there.
setLicence((key) => LicenseInfo.setLicenseKey(key));

// Said once for the whole build (`plugins/licence`), not by each package in each thread.
// eslint-disable-next-line no-console -- the library says it there
console.error = withoutNotice(console.error);

function renderIn(
  Component: ComponentType,
  id: string,
  density: DemoDensity,
  language?: TextLanguage,
) {
  // A cache of its own: one that outlives the render loses every style from the second page on.
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <DemoRoot
      cache={cache}
      state={{ ...initialThemeState, dense: density === 'compact' }}
      texts={libraryTexts(language)}
    >
      <Component />
    </DemoRoot>,
    { identifierPrefix: identifierPrefix(id, density) },
  );
  const styles = createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.flatMap(({ key, ids }) =>
      ids.map((each) => ({
        key,
        id: each,
        css: directionalCss(dropPrefixes(String(cache.inserted[each] ?? ''))),
      })),
    );
  return { html, styles };
}

/**
 * Renders a demo to HTML and the styles it needs, for the page's own HTML (server bundle only).
 * @param id - the demo's id
 * @param language - of the library's own texts; absent: its English
 */
export function renderDemo(
  Component: ComponentType,
  id: string,
  language?: TextLanguage,
): RenderedDemo {
  const [standard, compact] = (['standard', 'compact'] as const).map((density) =>
    renderIn(Component, id, density, language),
  );
  return { ...joinDensities(id, standard!, compact!), themeCss: demoThemeCss() };
}

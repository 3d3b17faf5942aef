import { createRequire } from 'node:module';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { DemoRoot } from './DemoRoot';
import { demoThemeCss } from './demoTheme';
import { identifierPrefix } from './identifierPrefix';
import type { RenderedDemo } from './types';

// The Data Grid's packages import a stylesheet, which Node would read as a script. What it holds, the bundle
// of the browser brings.
createRequire(`${process.cwd()}/`).extensions['.css'] = () => {};

/**
 * Renders a demo to HTML and the styles it needs, for the page's own HTML (server bundle only).
 * @param id - the demo's id
 */
export function renderDemo(Component: ComponentType, id: string): RenderedDemo {
  // A cache of its own: one that outlives the render loses every style from the second page on.
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <DemoRoot cache={cache} mode="light">
      <Component />
    </DemoRoot>,
    { identifierPrefix: identifierPrefix(id) },
  );
  return {
    html,
    themeCss: demoThemeCss(),
    styles: createEmotionServer(cache)
      .extractCriticalToChunks(html)
      .styles.flatMap(({ key, ids }) =>
        ids.map((each) => ({ key, id: each, css: String(cache.inserted[each] ?? '') })),
      ),
  };
}

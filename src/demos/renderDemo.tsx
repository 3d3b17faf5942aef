import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { DemoRoot } from './DemoRoot';
import { demoThemeCss } from './demoTheme';
import { identifierPrefix } from './identifierPrefix';

/** Key under which the theme's variables are counted among the styles of a page. */
const themeStyle = 'demo-theme';

const escapeStyle = (css: string): string => css.replace(/<\/style/gi, '<\\/style');

/**
 * Renders a demo to HTML with the styles it needs, for the page's own HTML (server bundle only).
 * @param emitted - styles that the page already carries; added to
 * @returns HTML of our own build: the library's markup, preceded by `style` elements
 */
export function renderDemo(Component: ComponentType, id: string, emitted: Set<string>): string {
  // A cache of its own: one that outlives the render loses every style from the second page on.
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <DemoRoot cache={cache} mode="light">
      <Component />
    </DemoRoot>,
    { identifierPrefix: identifierPrefix(id) },
  );
  const styles: string[] = [];
  if (!emitted.has(themeStyle)) {
    emitted.add(themeStyle);
    styles.push(`<style data-demo-theme>${escapeStyle(demoThemeCss())}</style>`);
  }
  for (const { key, ids } of createEmotionServer(cache).extractCriticalToChunks(html).styles) {
    const fresh = ids.filter((each) => !emitted.has(`${key} ${each}`));
    if (fresh.length === 0) continue;
    fresh.forEach((each) => emitted.add(`${key} ${each}`));
    const css = fresh.map((each) => String(cache.inserted[each] ?? '')).join('');
    styles.push(`<style data-emotion="${key} ${fresh.join(' ')}">${escapeStyle(css)}</style>`);
  }
  return styles.join('') + html;
}

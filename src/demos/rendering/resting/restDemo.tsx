// First: the library looks for a window when it is loaded.
import { beginAfresh, clock, layout, rulesOf, tellSizes, writtenRules } from './openWindow';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import createCache from '@emotion/cache';
import { LicenseInfo } from '@mui/x-license';
import { setLicence, withoutNotice } from '../../../licence';
import { DemoRoot } from '../../mounting/DemoRoot';
import { demoThemeCss } from '../../mounting/demoTheme';
import { identifierPrefix, type DemoDensity } from '../../rules/identifierPrefix';
import { joinDensities, type DemoRendering } from '../../rules/joinDensities';
import type { TextLanguage } from '../../rules/libraryTexts';
import { initialThemeState } from '../../rules/themeState';
import type { RenderedDemo } from '../../rules/types';
import { libraryTexts } from '../libraryTexts';
import { directionalCss } from '../directionalCss';
import { dropPrefixes } from '../dropPrefixes';
import { writeFluidStyles } from './fluidStyles';
import { leanMarkup } from './leanMarkup';
import { mergeDensities } from './mergeDensities';
import { numberIds } from './numberIds';
import { styleDigest } from './styleDigest';
import { trimRows } from './trimRows';

setLicence((key) => LicenseInfo.setLicenseKey(key));
// eslint-disable-next-line no-console -- the library says it there
console.error = withoutNotice(console.error);

/** Width in px of a grid that has a whole page: nothing is left out that a narrower one shows. */
const widest = 1100;
/** The longest, in ms of the demo's own time, that it may take to come to rest. */
const patience = 4000;
const step = 100;

const cache = createCache({ key: 'css' });
cache.compat = true;
let writing: string[] = [];
/** Names of the styles that the running demo has asked for, in that order. */
let asked = new Set<string>();
cache.sheet.insert = (rule) => void writing.push(rule);
const insert = cache.insert;
cache.insert = (selector, serialized, sheet, shouldCache) => {
  const before = writing;
  writing = [];
  const result = insert(selector, serialized, sheet, shouldCache);
  if (writing.length > 0) {
    writtenRules.set(serialized.name, writing);
    asked.add(serialized.name);
  }
  writing = before;
  return result;
};

/** What says that something is still to come. */
const waiting = '.MuiDataGrid-overlay, .MuiDataGrid-skeletonLoadingOverlay, [role="progressbar"]';

async function pass(time: number): Promise<void> {
  await clock.tickAsync(time);
  tellSizes();
  await clock.tickAsync(0);
}

async function comeToRest(stage: Element): Promise<void> {
  let before = '';
  for (let time = 0; time < patience; time += step) {
    tellSizes();
    await pass(step);
    const html = stage.innerHTML;
    if (html === before && !stage.querySelector(waiting)) return;
    before = html;
  }
}

function stylesOf(html: string): RenderedDemo['styles'] {
  const names = new Set([...html.matchAll(/\bcss-([\w-]+)/g)].map(([, name]) => name!));
  const own = [...asked].map((name) => [name, writtenRules.get(name) ?? []] as const);
  const chosen = own.filter(([name]) => names.has(name));
  const used = chosen.flatMap(([, rules]) => rules).join('');
  const animations = own.filter(([name]) => name.startsWith('animation-') && used.includes(name));
  return [...animations, ...chosen].map(([id, rules]) => ({
    key: cache.key,
    id,
    css: directionalCss(dropPrefixes(rules.join(''))),
  }));
}

/** The names in a rule of Emotion: of the class that it is for, or of the animation that it is. */
const nameIn = (rule: string, key: string) =>
  new RegExp(`\\.${key}-([\\w-]+)|@keyframes (animation-[\\w-]+)`)
    .exec(rule)
    ?.slice(1)
    .find(Boolean);

/**
 * Styles of caches that the demo has made for itself, in the order in which its HTML names them. They stay as they are: such a cache
 * decides itself which prefixes and which direction it writes.
 */
function stylesOfOwnCaches(html: string): RenderedDemo['styles'] {
  const rules = new Map<string, Map<string, string[]>>();
  for (const style of document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    const [key = ''] = style.dataset.emotion!.split(' ');
    if (key === cache.key) continue;
    const ofKey = rules.get(key) ?? new Map<string, string[]>();
    rules.set(key, ofKey);
    for (const rule of rulesOf(style)) {
      const name = nameIn(rule, key);
      if (name) ofKey.set(name, [...(ofKey.get(name) ?? []), rule]);
    }
  }
  return [...rules].flatMap(([key, ofKey]) => {
    const classes = html.matchAll(new RegExp(`\\b${key}-([\\w-]+)`, 'g'));
    const named = new Set([...classes].map(([, name]) => name!).filter((name) => ofKey.has(name)));
    const cssOf = (name: string) => [...new Set(ofKey.get(name))].join('');
    const used = [...named].map(cssOf).join('');
    const animations = [...ofKey.keys()].filter(
      (name) => name.startsWith('animation-') && used.includes(name),
    );
    return [...animations.toSorted(), ...named].map((id) => ({ key, id, css: cssOf(id) }));
  });
}

/**
 * The variables of a grid's look, which each has within it, become a style of the page as all others. The library numbers them; here
 * they are named by what they are.
 */
function takeVariables(stage: Element): RenderedDemo['styles'] {
  return [...stage.querySelectorAll('style[href]')].map((style) => {
    style.remove();
    const name = style.getAttribute('href')!.replace(/^\/+/, '');
    const css = style.textContent ?? '';
    const id = `MuiDataGridVariables-${styleDigest(css, name)}`;
    for (const element of [...stage.getElementsByClassName(name)])
      element.classList.replace(name, id);
    return { key: cache.key, id, css: css.replaceAll(name, id) };
  });
}

/** What has another size in the compact density (`mounting/demoTheme.ts`), where the demo does not say which. */
const resizable =
  /\bMui((Icon)?Button-sizeMedium|Fab-root|FormControl-root|ListItem-root|Table-root|Toolbar-root)\b/;

async function restIn(
  Component: ComponentType,
  id: string,
  density: DemoDensity,
  language?: TextLanguage,
): Promise<DemoRendering & { isResizable: boolean }> {
  beginAfresh();
  // Styles come in the order in which this demo asks for them, not an earlier one: builds of one commit are the same.
  cache.inserted = {};
  asked = new Set();
  layout.gridWidth = widest;
  const stage = document.body.appendChild(document.createElement('div'));
  stage.setAttribute('data-rest', '');
  let failure: unknown;
  const fail = (error: unknown) => (failure ??= error);
  const root = createRoot(stage, {
    identifierPrefix: identifierPrefix(id, density),
    onUncaughtError: fail,
    onCaughtError: fail,
  });
  try {
    flushSync(() =>
      root.render(
        <DemoRoot
          cache={cache}
          state={{ ...initialThemeState, dense: density === 'compact' }}
          texts={libraryTexts(language)}
        >
          <Component />
        </DemoRoot>,
      ),
    );
    await comeToRest(stage);
    if (failure) throw failure;
    const isResizable = resizable.test(stage.innerHTML);
    const grids = [...stage.querySelectorAll('.MuiDataGrid-root')];
    grids.forEach(writeFluidStyles);
    trimRows(stage);
    const variables = takeVariables(stage);
    const styles = [...stylesOf(stage.innerHTML), ...stylesOfOwnCaches(stage.innerHTML)];
    const css = styles.map((style) => style.css).join('');
    grids.forEach((grid) => leanMarkup(grid, css));
    stage.firstElementChild?.setAttribute('data-at-rest', '');
    const rendering = { html: stage.innerHTML, styles: [...styles, ...variables] };
    return { ...numberIds(rendering, identifierPrefix(id, density)), isResizable };
  } finally {
    root.unmount();
    await clock.tickAsync(0);
    document.body.replaceChildren();
  }
}

/**
 * Runs a demo in a window until nothing moves any more, and takes its HTML and the styles it needs: for what a server cannot render,
 * since it asks for its size first.
 * @param id - the demo's id
 * @param language - of the library's own texts; absent: its English
 * @throws what the demo throws
 */
export async function restDemo(
  Component: ComponentType,
  id: string,
  language?: TextLanguage,
): Promise<RenderedDemo> {
  const standard = await restIn(Component, id, 'standard', language);
  const compact = standard.isResizable ? await restIn(Component, id, 'compact', language) : null;
  const joined = { ...joinDensities(id, standard, compact), themeCss: demoThemeCss() };
  if (joined.compactHtml === null) return joined;
  const merged = mergeDensities(
    [joined.html, identifierPrefix(id, 'standard')],
    [joined.compactHtml, identifierPrefix(id, 'compact')],
  );
  return merged === null ? joined : { ...joined, html: merged, compactHtml: null };
}

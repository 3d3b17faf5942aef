import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { entriesOf, entryBefore, firstEntries, scriptsOfPages, serverEntriesOf } from './entries';
import type { DemoPage } from './findPages';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'entries-'));
  fs.mkdirSync(path.join(siteDir, 'docs/chips'), { recursive: true });
  for (const name of ['Basic.tailwind.tsx', 'Tags.tailwind.tsx']) {
    fs.writeFileSync(path.join(siteDir, 'docs/chips', name), '');
  }
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const pages: DemoPage[] = [
  { folder: 'docs/chips', style: 'system', demos: ['Basic', 'Tags'] },
  { folder: 'docs/chips', style: 'css', demos: ['Tags'] },
  { folder: 'docs/chips', style: 'tailwind', demos: ['Basic', 'Tags'] },
  { folder: 'docs/tabs', style: 'system', demos: ['Basic'] },
];

/** Runs an entry: what it exports, what it told the site, and what it did, in order. */
function run(code: string | undefined) {
  const done: string[] = [];
  const told: { demos: Record<string, () => unknown>; mountDemo?: unknown } = { demos: {} };
  const site: Record<string, unknown> = {
    '@site/src/demos/mounting/bundledDemos': { bundledDemos: () => told },
    '@site/src/demos/mounting/mountDemo': { mountDemo: 'mount' },
    '@site/src/demos/rendering/renderDemo': { renderDemo: 'render' },
    '@site/src/demos/rendering/resting/restDemo': { restDemo: 'rest' },
    '@site/src/demos/mounting/demoSheets': {
      raiseSheets: (folder: string) => done.push(`raise ${folder}`),
    },
  };
  const ask = (request: string) => {
    if (site[request]) return site[request];
    const file = path.relative(siteDir, request);
    done.push(file);
    return { default: `demo of ${file}` };
  };
  const { code: script } = transformSync(code ?? '', {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported: Record<string, unknown> = {};
  new Function('exports', 'require', script)(exported, ask);
  return { exported, told, done };
}

it('has an entry for the first demo of each page in each styling and one for its others, one for what brings demos to life and one for a frame', () => {
  const entries = entriesOf(siteDir, pages);
  expect(Object.keys(entries)).toEqual([
    'mount',
    'frame',
    'docs/chips',
    'docs/chips.later',
    'docs/chips.css',
    'docs/chips.tailwind',
    'docs/chips.tailwind.later',
    'docs/tabs',
  ]);
  expect(firstEntries(pages)).toEqual(['docs/chips', 'docs/tabs']);
  expect(entryBefore('docs/chips.tailwind.later')).toBe('docs/chips.tailwind');
  expect(entryBefore('docs/chips.tailwind')).toBeUndefined();
  expect(run(entries.mount).told.mountDemo).toBe('mount');
});

it('tells the site which demos have come, and runs none before it is asked for', () => {
  const entries = entriesOf(siteDir, pages);
  expect(Object.keys(run(entries['docs/chips']).told.demos)).toEqual(['docs/chips/Basic']);
  const { told, done } = run(entries['docs/chips.later']);
  expect(Object.keys(told.demos)).toEqual(['docs/chips/Tags']);
  expect(done).toEqual([]);
  expect(told.demos['docs/chips/Tags']?.()).toBe('demo of docs/chips/Tags.tsx');
  expect(done).toEqual(['docs/chips/Tags.tsx']);
});

it("lets the page's stylesheets win before a variant is shown", () => {
  const { told, done } = run(entriesOf(siteDir, pages)['docs/chips.css']);
  expect(Object.keys(told.demos)).toEqual(['docs/chips/Tags.css']);
  expect(done).toEqual([]);
  expect(told.demos['docs/chips/Tags.css']?.()).toBe('demo of docs/chips/Tags.css.tsx');
  expect(done).toEqual(['docs/chips/Tags.css.tsx', 'raise docs/chips']);
});

it('brings the one sheet of utilities with every Tailwind variant of a page', () => {
  for (const [name, entry] of [
    ['Basic', 'docs/chips.tailwind'],
    ['Tags', 'docs/chips.tailwind.later'],
  ] as const) {
    const { told, done } = run(entriesOf(siteDir, pages)[entry]);
    told.demos[`docs/chips/${name}.tailwind`]?.();
    expect(done.toSorted()).toEqual(
      [
        `docs/chips/${name}.tailwind.tsx`,
        'docs/chips/Basic.tailwind.tsx?demo-sheet',
        'raise docs/chips',
      ].toSorted(),
    );
    expect(done.at(-1)).toBe('raise docs/chips');
  }
});

it('gives the server the demos of a page by name, in the system styling alone', () => {
  // Fewer demos have a stylesheet than there are on the page.
  const entries = serverEntriesOf(
    siteDir,
    pages.filter(({ style }) => style !== 'tailwind'),
  );
  expect(Object.keys(entries)).toEqual(['render', 'rest', 'docs/chips', 'docs/tabs']);
  expect(run(entries.render).exported.renderDemo).toBe('render');
  expect(run(entries.rest).exported.restDemo).toBe('rest');
  const { exported, done } = run(entries['docs/chips']);
  expect(Object.keys(exported)).toEqual(['Basic', 'Tags']);
  expect(done).toEqual([]);
  expect((exported.Basic as () => unknown)()).toBe('demo of docs/chips/Basic.tsx');
  expect(done).toEqual(['docs/chips/Basic.tsx']);
});

it('says for each page which scripts its first demo needs in a styling, and which the others need besides, each once', () => {
  const scripts = {
    mount: ['runtime.js', 'react.js', 'mount.js'],
    'docs/chips': ['runtime.js', 'react.js', 'library.js', 'docs/chips.js'],
    'docs/chips.later': ['react.js', 'library.js', 'library-more.js', 'docs/chips.later.js'],
    'docs/chips.css': ['runtime.js', 'docs/chips.css.js'],
    'docs/chips.tailwind': ['runtime.js', 'docs/chips.tailwind.js'],
    'docs/chips.tailwind.later': ['docs/chips.tailwind.later.js'],
    'docs/tabs': ['runtime.js', 'docs/tabs.js'],
  };
  const addresses = (...names: string[]) => names.map((name) => `/zh/demos/${name}`);
  expect(scriptsOfPages(scripts, pages, '/zh/demos/')).toEqual({
    'docs/chips': {
      system: {
        demo: 'Basic',
        first: addresses('runtime.js', 'react.js', 'mount.js', 'library.js', 'docs/chips.js'),
        later: addresses('library-more.js', 'docs/chips.later.js'),
      },
      css: {
        demo: 'Tags',
        first: addresses('runtime.js', 'react.js', 'mount.js', 'docs/chips.css.js'),
        later: [],
      },
      tailwind: {
        demo: 'Basic',
        first: addresses('runtime.js', 'react.js', 'mount.js', 'docs/chips.tailwind.js'),
        later: addresses('docs/chips.tailwind.later.js'),
      },
    },
    'docs/tabs': {
      system: {
        demo: 'Basic',
        first: addresses('runtime.js', 'react.js', 'mount.js', 'docs/tabs.js'),
        later: [],
      },
    },
  });
});

it('brings the texts of a library with the first demo that has the library', () => {
  const scripts = {
    mount: ['mount.js'],
    'docs/chips': ['mount.js', 'docs/chips.js'],
    'docs/chips.later': ['data-grid.js', 'docs/chips.later.js'],
    'texts/zh.material': ['mount.js', 'texts/zh.material.js'],
    'texts/zh.x-data-grid': ['data-grid.js', 'texts/zh.x-data-grid.js'],
    'texts/zh.x-date-pickers': ['date-pickers.js', 'texts/zh.x-date-pickers.js'],
    'docs/tabs': ['mount.js', 'date-pickers.js', 'docs/tabs.js'],
  };
  const { system } = scriptsOfPages(scripts, pages, '', 'zh')['docs/chips']!;
  expect(system).toEqual({
    demo: 'Basic',
    first: ['mount.js', 'docs/chips.js', 'texts/zh.material.js'],
    later: ['data-grid.js', 'docs/chips.later.js', 'texts/zh.x-data-grid.js'],
  });
});

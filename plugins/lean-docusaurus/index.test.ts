import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { leanDocusaurus, partNames } from '.';
import { pageTemplate } from './flat-client/pageTemplate';

const siteDir = path.resolve(__dirname, '../..');
const docs = ['@docusaurus/plugin-content-docs', { id: 'x', path: 'x-docs' }] as const;
const stock: Config = {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', { docs: false }]],
  plugins: ['./plugins/own/index.ts', [...docs], false],
  future: { faster: { swcHtmlMinimizer: true, mdxCrossCompilerCache: true, rspackBundler: true } },
};
const make = (value?: string, config = stock, options = {}) =>
  leanDocusaurus(config, { siteDir, ...options }, value);
const layer = './plugins/lean-docusaurus';
const names = ({ plugins = [] }: Config) =>
  plugins.map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin));

it('puts its parts before the plugins of the site, and in the place of preset and docs', () => {
  const lean = make();
  expect(names(lean)).toEqual([
    ...[
      'flat-client/index.ts',
      'lazy-pages/index.ts',
      'inline-texts/index.ts',
      'lean-pages/index.ts',
      'warm-build/index.ts',
      'bundle-in-turn/index.ts',
      'preact-frame/index.ts',
    ].map((file) => `${layer}/${file}`),
    './plugins/own/index.ts',
    `${layer}/lazy-pages/docs.ts`,
    false,
  ]);
  expect(lean.plugins?.at(-2)).toEqual([
    `${layer}/lazy-pages/docs.ts`,
    { ...docs[1], lean: { lazy: /\.mdx?$/ } },
  ]);
  expect(lean.presets).toEqual([[`${layer}/lean-classic/index.ts`, { docs: false, lean: {} }]]);
  expect(lean.ssrTemplate).toBe(pageTemplate);
  expect(lean.future?.faster).toEqual({
    swcHtmlMinimizer: false,
    mdxCrossCompilerCache: false,
    rspackBundler: true,
  });
});

it('leaves a stock site with LEAN=off, and forgets what builds with its parts have kept', () => {
  const { plugins, ...off } = make('off');
  const { plugins: own, ...others } = stock;
  expect(off).toEqual(others);
  expect(plugins).toEqual([[`${layer}/form.ts`, { parts: '', remembersPages: false }], ...own!]);
});

it.each(partNames.map((part) => [part]))('%s can be left out by itself', (part) => {
  const lean = make(`-${part}`);
  const has = (file: string) => names(lean).includes(`${layer}/${file}`);
  expect(has(`${part}/index.ts`)).toBe(false);
  expect(has('form.ts')).toBe(true);
  expect(has('lazy-pages/docs.ts')).toBe(part !== 'lazy-pages');
  expect(JSON.stringify(lean.presets).includes(layer)).toBe(part !== 'lean-classic');
  expect(lean.ssrTemplate === pageTemplate).toBe(part !== 'flat-client');
  expect(lean.future?.faster).toMatchObject({ swcHtmlMinimizer: part === 'warm-build' });
  const others = make(undefined, stock, { without: [part] });
  expect(others).toEqual(lean);
});

it("keeps a site's own template", () => {
  expect(make(undefined, { ...stock, ssrTemplate: '<html></html>' }).ssrTemplate).toBe(
    '<html></html>',
  );
});

it('says what it needs: flags one by one, known parts, right options', () => {
  expect(() => make(undefined, { ...stock, future: { faster: true } })).toThrow(
    '`future.faster` one by one',
  );
  expect(() => make('off', { ...stock, future: { faster: true } })).not.toThrow();
  expect(() => make('fast')).toThrow('no part is called "fast"');
  expect(() => make('off', stock, { lazy: true })).toThrow('"lazy" is not allowed');
});

/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { JSDOM } from 'jsdom';
import { samplePages } from '../support/sample';

const build = path.resolve(__dirname, '../../build');

function htmlFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(full);
    return entry.name === 'index.html' ? [full] : [];
  });
}

interface BuiltPage {
  path: string;
  locale: 'en' | 'zh';
  html: string;
  document: Document;
}

const pages: BuiltPage[] = htmlFiles(build).map((file) => {
  const relative = path.relative(build, path.dirname(file)).split(path.sep).join('/');
  const html = fs.readFileSync(file, 'utf8');
  return {
    path: `/${relative}${relative ? '/' : ''}`,
    locale: /^zh(\/|$)/.test(relative) ? 'zh' : 'en',
    html,
    document: new JSDOM(html).window.document,
  };
});
const inEnglish = pages.filter(({ locale }) => locale === 'en');
const inChinese = pages.filter(({ locale }) => locale === 'zh');

/** What every page must have; returns the faults of one page. */
function faultsOf({ path: address, document, locale }: BuiltPage): string[] {
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${address}: ${fault}`);
  if (document.documentElement.lang !== (locale === 'zh' ? 'zh-CN' : 'en'))
    say(`lang is ${document.documentElement.lang}`);
  if (document.querySelectorAll('h1').length !== 1) say('has not exactly one h1');
  if (!document.title.trim()) say('has no title');
  const description =
    document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  if (description.length < (locale === 'zh' ? 12 : 40))
    say(`description is too short: "${description}"`);
  let level = 1;
  document.querySelectorAll('main :is(h1, h2, h3, h4)').forEach((heading) => {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) say(`heading "${heading.textContent}" skips a level`);
    level = next;
  });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) say(`ids stand twice: ${[...new Set(twice)].join(', ')}`);
  const text = document.querySelector('main')?.textContent ?? '';
  const filler = /lorem ipsum|\bTODO\b|\bTBD\b|coming soon/i.exec(text);
  if (filler) say(`holds filler: "${filler[0]}"`);
  return faults;
}

/** What every demo must have in the HTML. */
function demoFaults({ path: address, document }: BuiltPage): { faults: string[]; count: number } {
  const demos = [...document.querySelectorAll('[data-demo]')];
  const faults = demos.flatMap((demo) => {
    const name = `${address} ${demo.getAttribute('data-demo')}`;
    const stage = demo.querySelector('[data-stage]');
    const found: string[] = [];
    if (!stage?.querySelector(':scope > :not(style)'))
      found.push(`${name}: nothing is pre-rendered`);
    if (!/min-(block-size|height):\s*[1-9]/.test(stage?.getAttribute('style') ?? ''))
      found.push(`${name}: reserves no height`);
    for (const variant of ['ts', 'js']) {
      if (
        !demo
          .querySelector(`[data-variant="${variant}"] code`)
          ?.textContent?.includes('export default')
      ) {
        found.push(`${name}: has no ${variant} source`);
      }
    }
    return found;
  });
  return { faults, count: demos.length };
}

it('looked at every page in both languages', () => {
  expect(inEnglish.length).toBeGreaterThanOrEqual(samplePages.length);
  expect(inChinese.map(({ path: address }) => address.slice('/zh'.length)).sort()).toEqual(
    inEnglish.map(({ path: address }) => address).sort(),
  );
});

it('has every page of the sample, written in both languages', () => {
  for (const address of samplePages) {
    const english = inEnglish.find((page) => page.path === address);
    const chinese = inChinese.find((page) => page.path === `/zh${address}`);
    expect(english?.document.querySelector('main')?.textContent?.length).toBeGreaterThan(200);
    const text = chinese?.document.querySelector('main')?.textContent ?? '';
    expect([address, (text.match(/[一-鿿]/g) ?? []).length > 80]).toEqual([address, true]);
  }
});

it('has a title, a description, one h1, headings in order and unique ids on every page', () => {
  expect(pages.flatMap(faultsOf)).toEqual([]);
});

it('pre-renders every demo and carries its source in both variants', () => {
  const results = pages.map(demoFaults);
  expect(results.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100);
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
});

it('has the same demos, code and links on a translated page as on the English one', () => {
  let compared = 0;
  const faults: string[] = [];
  for (const chinese of inChinese) {
    const english = inEnglish.find((page) => `/zh${page.path}` === chinese.path);
    if (!english || english.path === '/') continue;
    compared += 1;
    const shape = (document: Document, prefix: string) => ({
      demos: [...document.querySelectorAll('[data-demo]')].map((demo) =>
        demo.getAttribute('data-demo'),
      ),
      anchors: [...document.querySelectorAll('.prose :is(h2, h3, h4)[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('.prose a[href]')]
        .map((link) => (link.getAttribute('href') ?? '').replace(new RegExp(`^${prefix}(?=/)`), ''))
        .sort(),
    });
    const [here, there] = [shape(chinese.document, '/zh'), shape(english.document, '')];
    for (const part of ['demos', 'anchors', 'links'] as const) {
      if (JSON.stringify(here[part]) !== JSON.stringify(there[part])) {
        const missing = there[part].filter((each) => !here[part].includes(each as never));
        const extra = here[part].filter((each) => !there[part].includes(each as never));
        faults.push(
          `${chinese.path}: other ${part} than in English (missing ${missing.join(' ')}; extra ${extra.join(' ')})`,
        );
      }
    }
  }
  expect(compared).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

it('links nowhere into the void', () => {
  const known = new Map(pages.map((page) => [page.path, page]));
  let links = 0;
  const dead = pages.flatMap(({ path: address, document }) =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', `http://site${address}`);
      if (url.host !== 'site') return [];
      links += 1;
      const target = known.get(url.pathname);
      if (!target)
        return fs.existsSync(path.join(build, url.pathname)) && !url.pathname.endsWith('/')
          ? []
          : [`${address} → ${url.pathname}`];
      const id = decodeURIComponent(url.hash.slice(1));
      return id === '' || target.document.getElementById(id)
        ? []
        : [`${address} → ${url.pathname}${url.hash}`];
    }),
  );
  expect(links).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

describe('weight', () => {
  const size = (file: string) => zlib.gzipSync(fs.readFileSync(file)).length / 1000;
  const assets = (folder: string, ending: string) =>
    fs
      .readdirSync(path.join(build, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(build, folder, name));

  it('keeps the scripts of every page within 118 kB', () => {
    const shell = assets('assets/js', '.js').filter((file) =>
      /[\\/](main|runtime~main)\./.test(file),
    );
    expect(shell).toHaveLength(2);
    expect(shell.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(118);
  });

  it('keeps the stylesheets within 20 kB', () => {
    const sheets = assets('assets/css', '.css');
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(20);
  });

  it('keeps every page within 110 kB of HTML', () => {
    const heavy = pages
      .map(({ path: address, html }) => [address, zlib.gzipSync(html).length / 1000] as const)
      .filter(([, kB]) => kB > 110);
    expect(heavy).toEqual([]);
  });

  it('carries nothing of the library in the shell', () => {
    const [main] = assets('assets/js', '.js').filter((file) => /[\\/]main\./.test(file));
    expect(fs.readFileSync(main ?? '', 'utf8')).not.toMatch(/MuiButton|emotion-cache|data-emotion/);
  });
});

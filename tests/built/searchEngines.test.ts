import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { prefixes } from '../support/sample';
import { build } from '../support/readBuilt';

/** What a search engine reads of a page. */
interface Listed {
  address: string;
  locale: 'en' | 'zh';
  title: string;
  description: string;
  canonical: string[];
  languages: string[];
  type: string[];
  robots: string;
}

/** Pages that nobody is to find: error pages, and the way to a service. */
const isHidden = ({ robots }: Listed) => robots.includes('noindex');

function readListed(file: string): Listed {
  const html = fs.readFileSync(file, 'utf8');
  const $ = load(html.slice(0, html.indexOf('<body')));
  const relative = path.relative(build, file).split(path.sep).join('/');
  const address = `/${relative.replace(/(^|\/)index\.html$/, '$1')}`;
  const all = (selector: string, attribute: string) =>
    $(selector)
      .map((_index, tag) => $(tag).attr(attribute) ?? '')
      .get();
  return {
    address,
    locale: address.startsWith('/zh/') ? 'zh' : 'en',
    title: $('title').text(),
    description: all('meta[name="description"]', 'content').join(' | '),
    canonical: all('link[rel="canonical"]', 'href'),
    languages: all('link[hreflang]', 'hreflang'),
    type: all('meta[property="og:type"]', 'content'),
    robots: all('meta[name="robots"]', 'content').join(' '),
  };
}

const pages = fs
  .readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !name.startsWith('sandboxes'))
  .map((name) => readListed(path.join(build, name)));
const listed = pages.filter((page) => !isHidden(page));

/** Public origin of the build. */
const { origin } = new URL(pages.find(({ address }) => address === '/')!.canonical[0]!);

it('looked at every page', () => {
  expect(listed.length).toBeGreaterThan(1600);
  expect(
    pages
      .filter(isHidden)
      .map(({ address }) => address)
      .sort(),
  ).toEqual(['/404.html', '/sandbox/', '/zh/404.html', '/zh/sandbox/']);
});

it.each(['en', 'zh'] as const)('no two documents in %s have one title', (locale) => {
  const byTitle = new Map<string, string[]>();
  for (const { title, address } of pages.filter((page) => page.locale === locale)) {
    byTitle.set(title, [...(byTitle.get(title) ?? []), address]);
  }
  expect([...byTitle].filter(([, same]) => same.length > 1)).toEqual([]);
});

it('titles and descriptions are as long as a search engine shows them', () => {
  const faults = listed.flatMap(({ address, title, description }) => {
    // A Chinese character says as much as two or three letters, and is as wide as two.
    const shortest = /\p{Script=Han}/u.test(description) ? 25 : 70;
    return [
      ...(title.length > 65
        ? [`${address}: the title "${title}" has ${title.length} characters`]
        : []),
      ...(description.length < shortest || description.length > 160
        ? [`${address}: the description has ${description.length} characters: ${description}`]
        : []),
    ];
  });
  expect(faults).toEqual([]);
});

it('a page names itself as canonical, its translations, and what it is', () => {
  const faults = listed.filter(
    ({ address, canonical, languages, type }) =>
      canonical.join() !== origin + address ||
      languages.join() !== 'en,zh-CN,x-default' ||
      !/^(article|website)$/.test(type.join()),
  );
  expect(faults).toEqual([]);
});

it.each(Object.values(prefixes))('%s/404.html names no address as its own', (prefix) => {
  const page = pages.find(({ address }) => address === `${prefix}/404.html`);
  expect(page).toMatchObject({ canonical: [], languages: [], robots: 'noindex' });
});

describe.each(Object.entries(prefixes))('the sitemap in %s', (locale, prefix) => {
  const xml = fs.readFileSync(path.join(build, `${prefix}/sitemap.xml`), 'utf8');
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: decodeURI(new URL(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '').pathname),
    date: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
  }));

  it('has every page that explains something', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(
      listed
        .filter((page) => page.locale === locale && !page.address.endsWith('/playground/'))
        .map(({ address }) => address)
        .sort(),
    );
  });

  it('says of each when it was changed', () => {
    const isShallow = fs.existsSync(path.join(build, '../.git/shallow'));
    // A clone without its history knows no dates, and says none.
    const expected = isShallow ? /^$/ : /^20\d\d-\d\d-\d\d$/;
    expect(entries.filter(({ date = '' }) => !expected.test(date))).toEqual([]);
  });
});

it('robots.txt leads to the sitemap of every language', () => {
  const lines = fs.readFileSync(path.join(build, 'robots.txt'), 'utf8').split('\n');
  expect(lines).toContain('User-agent: *');
  const sitemaps = lines.filter((line) => line.startsWith('Sitemap: '));
  expect(sitemaps).toEqual(
    Object.values(prefixes).map((prefix) => `Sitemap: ${origin}${prefix}/sitemap.xml`),
  );
});

it('a browser that asks for favicon.ico gets an icon', () => {
  const icon = fs.readFileSync(path.join(build, 'favicon.ico'));
  // Reserved, kind 1 (icon), number of pictures.
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
});

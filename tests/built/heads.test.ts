import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { splitPage } from '../../plugins/support/splitPage';
import { build } from '../support/readBuilt';

interface Part {
  '@type': string;
  [name: string]: unknown;
}

/** What a page says of itself to machines. */
interface Said {
  address: string;
  isDoc: boolean;
  title: string;
  description: string;
  parts: Part[];
  images: string[];
  feeds: string[];
  demos: string[];
}

const files = fs
  .readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('/index.html') || name === 'index.html');
const origin = (address: string) => new URL(address).origin;

function read(name: string): Said {
  const { head, rest } = splitPage(fs.readFileSync(path.join(build, name)));
  const $ = load(head.slice(0, head.indexOf('<body')));
  const all = (selector: string, attribute: string) =>
    $(selector)
      .map((_index, tag) => $(tag).attr(attribute) ?? '')
      .get();
  const data = $('script[type="application/ld+json"]')
    .map((_index, tag) => $(tag).text())
    .get();
  return {
    address: `/${name.replace(/index\.html$/, '')}`,
    isDoc: /docs-doc-page/.test(head),
    title: $('title').text(),
    description: all('meta[name="description"]', 'content').join(),
    parts: data.flatMap((json) => (JSON.parse(json) as { '@graph': Part[] })['@graph']),
    images: all('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
    feeds: all('link[rel="alternate"][type]', 'href').filter((href) => /feed\./.test(href)),
    demos: [...rest.toString('utf8').matchAll(/ data-demo="?([A-Za-z0-9]+)/g)].map(
      ([, demo]) => demo!,
    ),
  };
}

const pages = files.map(read);
const docs = pages.filter(({ isDoc }) => isDoc);
const ofType = (page: Said, type: string) => page.parts.filter((part) => part['@type'] === type);

it('looked at the pages of both languages', () => {
  expect(docs.length).toBeGreaterThan(1000);
  expect(docs.filter(({ address }) => address.startsWith('/zh/')).length).toBe(docs.length / 2);
});

it('says of every page of the docs, and of no other, that it is an article with its description', () => {
  const wrong = pages.filter((page) => {
    const [article, ...more] = ofType(page, 'TechArticle');
    if (!page.isDoc) return page.parts.length > 0;
    return more.length > 0 || article?.description !== page.description || !article.headline;
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

it('names the way to a page by addresses that are there, and ends with the page', () => {
  let steps = 0;
  const wrong = docs.flatMap((page) =>
    ofType(page, 'BreadcrumbList').flatMap(({ itemListElement }) => {
      const items = (itemListElement as { item: string; position: number }[]).map(
        ({ item }) => item,
      );
      steps += items.length;
      const addresses = items.map((item) => decodeURI(new URL(item).pathname));
      const isRight =
        addresses.at(-1) === page.address &&
        addresses.every((address) => fs.existsSync(path.join(build, address, 'index.html')));
      return isRight ? [] : [`${page.address}: ${addresses.join(' > ')}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(steps).toBeGreaterThan(2000);
});

it('names every demo of a page, in their order', () => {
  let demos = 0;
  const wrong = docs.filter((page) => {
    const named = ofType(page, 'TechArticle').flatMap(({ hasPart = [] }) =>
      (hasPart as { name: string }[]).map(({ name }) => name),
    );
    demos += named.length;
    return named.join() !== [...new Set(page.demos)].join();
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
  expect(demos).toBeGreaterThan(500);
});

it('has questions on pages of questions alone', () => {
  const asking = docs.filter((page) => ofType(page, 'FAQPage').length > 0);
  expect(asking.map(({ address }) => address).toSorted()).toEqual([
    '/getting-started/faq/',
    '/zh/getting-started/faq/',
  ]);
});

it('has an image for each page of the docs, which is there, at the same place for every service', () => {
  const seen = new Set<string>();
  const wrong = docs.flatMap(({ address, images }) => {
    const [image = '', ...others] = images;
    const file = image.replace(origin(image), '');
    seen.add(file);
    const isOne = others.length === 1 && others[0] === image;
    return isOne && /\/img\/pages\/[0-9a-f]{16}\.png$/.test(file)
      ? []
      : [`${address}: ${images.join()}`];
  });
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);
  const missing = [...seen].filter((file) => !fs.existsSync(path.join(build, file)));
  expect(missing).toEqual([]);
});

it('lists what is new in feeds of both languages, whose links are pages', () => {
  for (const folder of ['/', '/zh/']) {
    const json = JSON.parse(fs.readFileSync(path.join(build, folder, 'feed.json'), 'utf8')) as {
      items: { id: string; title: string; url: string; date_modified: string }[];
    };
    const $ = load(fs.readFileSync(path.join(build, folder, 'feed.xml'), 'utf8'), { xml: true });
    const ids = $('entry > id')
      .map((_index, tag) => $(tag).text())
      .get();
    expect(ids.length).toBeGreaterThan(1);
    expect(json.items.map(({ id }) => id)).toEqual(ids);
    const missing = json.items.filter(
      ({ url }) => !fs.existsSync(path.join(build, new URL(url).pathname, 'index.html')),
    );
    expect(missing).toEqual([]);
    const home = pages.find(({ address }) => address === folder);
    expect(home?.feeds).toEqual([`${folder}feed.xml`, `${folder}feed.json`]);
  }
  expect(pages.filter(({ feeds }) => feeds.length > 0)).toHaveLength(4);
});

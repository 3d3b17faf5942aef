import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { siteProducts } from '../../config/siteProducts';
import { cutVersions, versionsTable } from '../../config/versions';
import packageJson from '../../package.json';
import { currentProduct } from '../../src/navigation/rules/products/currentProduct';
import { locateVersion, pathInVersion } from '../../src/navigation/rules/versions/locateVersion';
import { versionEntries } from '../../src/navigation/rules/versions/versionEntries';
import { build } from '../support/readBuilt';
import { followVersionSwitches } from '../support/versionSwitches';

const products = siteProducts(packageJson.dependencies);
const locales = { en: '', zh: '/zh' } as const;
type Locale = keyof typeof locales;

/** What a page offers for switching. */
interface Page {
  /** As in the address bar. */
  address: string;
  locale: Locale;
  /** Whether it is a page of the documentation: only those have other versions. */
  isDoc: boolean;
  /** Ids of the headings in the text. */
  headings: string[];
  /** Address by language, from the language menu. */
  languages: string[];
  /** Text and address of the version menu; no address for the version that is shown. */
  versions: { text: string; href: string | undefined; isCurrent: boolean }[];
}

function readPage(file: string): Page {
  const folder = path.relative(build, path.dirname(file)).split(path.sep).join('/');
  const html = fs.readFileSync(file, 'utf8');
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const $ = load(header);
  const text = html.slice(html.search(/id="?main-content/));
  return {
    address: `/${folder}${folder ? '/' : ''}`,
    locale: /^zh(\/|$)/.test(folder) ? 'zh' : 'en',
    isDoc: /<nav[^>]*?\sid="?sidebar[\s">]/.test(html),
    headings: [...text.matchAll(/<h[2-4]\b[^>]*?\sid="?([^"\s>]+)/g)].map((match) => match[1]!),
    languages: $('#languages a')
      .map((_index, link) => $(link).attr('href') ?? '')
      .get(),
    versions: $('#version-menu li > :is(a, button)')
      .map((_index, entry) => ({
        text: $(entry).text().trim(),
        href: $(entry).attr('href'),
        isCurrent: $(entry).attr('aria-current') === 'true',
      }))
      .get(),
  };
}

const pages = new Map(
  fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => readPage(path.join(build, name)))
    .map((page) => [page.address, page] as const),
);

/** The versions of both docs instances in one language, as Docusaurus knows them. */
function instancesOf(prefix: string) {
  const versionsOf = (instance: 'default' | 'x', base: string) => ({
    versions: [
      { name: 'current', label: 'Next', path: base || '/' },
      ...cutVersions(versionsTable, instance).map((name) => ({
        name,
        label: name,
        path: `${base}/${name}`,
      })),
    ],
  });
  return { default: versionsOf('default', prefix), x: versionsOf('x', `${prefix}/x`) };
}

/** The pages of a version in the build, as paths inside it. */
function pagesIn(instance: string, name: string, locale: Locale): string[] {
  const instances = instancesOf(locales[locale]);
  return [...pages.values()]
    .filter((page) => page.isDoc && page.locale === locale)
    .flatMap(({ address }) => {
      const place = locateVersion(instances, address);
      return place?.instance === instance && place.version.name === name ? [place.rest] : [];
    });
}

const pageLists = new Map<string, string[]>();
function pagesOf(instance: string, name: string, locale: Locale): string[] {
  const key = `${instance} ${name} ${locale}`;
  const list = pageLists.get(key) ?? pagesIn(instance, name, locale);
  pageLists.set(key, list);
  return list;
}

it('looked at both languages, and at pages of every product', () => {
  expect(pages.size).toBeGreaterThan(100);
  for (const locale of Object.keys(locales)) {
    const own = [...pages.values()].filter((page) => page.locale === locale);
    const seen = new Set(own.map(({ address }) => currentProduct(products, address)?.id));
    for (const { id } of products) expect([locale, ...seen]).toContain(id);
  }
});

it('leads from every page to the same page and the same headings in every language', () => {
  const faults: string[] = [];
  let headings = 0;
  for (const { address, languages, headings: own } of pages.values()) {
    if (languages.length !== Object.keys(locales).length)
      faults.push(`${address}: no language menu`);
    for (const href of languages) {
      const target = pages.get(href);
      if (!target) {
        faults.push(`${address} → ${href}: no such page`);
        continue;
      }
      const lost = own.filter((id) => !target.headings.includes(id));
      headings += own.length;
      if (lost.length > 0) faults.push(`${address} → ${href}: loses ${lost.join(', ')}`);
    }
  }
  expect(headings).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});

it('lists the versions of its product on every page of a product, and nowhere else', () => {
  const faults: string[] = [];
  let compared = 0;
  for (const { address, locale, versions } of pages.values()) {
    const product = currentProduct(products, address);
    if (!product) {
      if (versions.length > 0) faults.push(`${address}: lists versions, but has no product`);
      continue;
    }
    const instances = instancesOf(locales[locale]);
    const place = locateVersion(instances, address)!;
    const wanted = versionEntries({
      product,
      versions: instances[product.instance].versions,
      shown: place.version.name,
      rest: place.rest,
      pagesOf: ({ name }) => pagesOf(product.instance, name, locale),
      langPrefix: locales[locale],
    }).map(({ text, href }) => `${text} ${href ?? 'is shown'}`);
    const all = `${locales[locale]}/versions/`;
    const found = versions.map(({ text, href, isCurrent }) =>
      href === all ? 'all' : `${text} ${isCurrent ? 'is shown' : href}`,
    );
    compared += found.length;
    if (found.join('\n') !== [...wanted, 'all'].join('\n')) {
      faults.push(`${address}: lists ${found.join(', ')} instead of ${wanted.join(', ')}, all`);
    }
  }
  expect(compared).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});

it('leads to a page that is there, with every version of this site', () => {
  const faults: string[] = [];
  let looked = 0;
  for (const { address, versions } of pages.values()) {
    for (const { href } of versions) {
      if (href === undefined || !href.startsWith('/')) continue;
      looked += 1;
      if (!pages.has(href.replace(/\?.*$/, ''))) faults.push(`${address} → ${href}`);
    }
  }
  expect(looked).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

describe.each(Object.entries(locales) as [Locale, string][])('%s', (locale, prefix) => {
  it('leads from every page to itself and its headings in every version, else to the nearest above', () => {
    const versions = instancesOf(prefix);
    const instances = {
      default: { base: '', ...versions.default },
      x: { base: '/x', ...versions.x },
    };
    const { faults, looked } = followVersionSwitches({
      instances,
      pages: [...pages.values()].flatMap((page) => {
        const product = currentProduct(products, page.address);
        if (page.locale !== locale || !product) return [];
        return [
          {
            address: page.address,
            headings: page.headings,
            hrefs: page.versions.flatMap(({ href }) =>
              href?.startsWith('/') && href !== `${prefix}/versions/` ? [href] : [],
            ),
            home: pathInVersion(instances[product.instance].base, product.home) ?? '/',
          },
        ];
      }),
    });
    expect(faults).toEqual([]);
    // With several versions, something has to have been looked at in each direction; with one, nothing can.
    const pairs = Object.entries(instances).flatMap(([instance, { versions: all }]) =>
      all.flatMap(({ name: from }) =>
        all.filter(({ name }) => name !== from).map(({ name }) => `${instance} ${from} → ${name}`),
      ),
    );
    expect(Object.keys(looked).sort()).toEqual(pairs.sort());
    for (const [pair, { combinations, headings }] of Object.entries(looked)) {
      console.info(`${locale}, ${pair}: ${combinations} switches, ${headings} headings`);
      expect([pair, combinations > 0, headings > 0]).toEqual([pair, true, true]);
    }
  });
});

it('serves the list of pages of every version of an instance that has several, and only then', () => {
  for (const [locale, prefix] of Object.entries(locales) as [Locale, string][]) {
    for (const [instance, { versions }] of Object.entries(instancesOf(prefix))) {
      for (const { name } of versions) {
        const file = path.join(build, prefix, `version-pages/${instance}-${name}.json`);
        if (versions.length === 1) {
          expect([file, fs.existsSync(file)]).toEqual([file, false]);
          continue;
        }
        const listed = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
        expect(listed.length).toBeGreaterThan(0);
        expect(listed.filter((page) => !pagesOf(instance, name, locale).includes(page))).toEqual(
          [],
        );
      }
    }
  }
});

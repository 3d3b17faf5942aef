import fs from 'node:fs';
import path from 'node:path';
import { pageTrees } from '../../config/page-tree';
import { redirects } from '../../config/redirects';
import { createLinkResolver } from '../../plugins/api-reference/lib/createLinkResolver';
import { filesBelow } from '../../plugins/support/filesBelow';
import { build } from '../support/readBuilt';

/** A link in a description of the API. */
interface DescriptionLink {
  /** File of the page's data. */
  from: string;
  href: string;
}

const prefixes = { en: '', zh: '/zh' };
const data = filesBelow(path.join(build, 'assets/api')).filter((file) => file.endsWith('.json'));
const found: DescriptionLink[] = [];
const visit = (from: string, value: unknown): void => {
  if (typeof value === 'string') {
    for (const [, href = ''] of value.matchAll(/<a href="([^"]*)"/g)) {
      found.push({ from, href: href.replaceAll('&amp;', '&') });
    }
  } else if (value && typeof value === 'object') {
    Object.values(value).forEach((each) => visit(from, each));
  }
};
for (const file of data) {
  visit(path.relative(build, file), JSON.parse(fs.readFileSync(file, 'utf8')));
}

const fileOf = (pathname: string) => path.join(build, pathname, 'index.html');
const idsOf = new Map<string, ReadonlySet<string>>();

/** The ids of a built page. */
function ids(file: string): ReadonlySet<string> {
  const known =
    idsOf.get(file) ??
    new Set(
      [...fs.readFileSync(file, 'utf8').matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      ),
    );
  idsOf.set(file, known);
  return known;
}

it('every link of a description within the site leads to a page, and to something on it', () => {
  const own = found.filter(({ href }) => href.startsWith('/'));
  const named = own.filter(({ href }) => href.includes('#'));
  console.info(
    `${data.length} API pages: ${found.length} links in descriptions, ${own.length} within the site, ${named.length} of them to something on a page`,
  );
  expect(own.length).toBeGreaterThan(400);
  expect(named.length).toBeGreaterThan(100);
  const broken = own.flatMap((link) =>
    Object.values(prefixes).flatMap((prefix) => {
      const [pathname = '', fragment] = link.href.split('#');
      const file = fileOf(prefix + pathname);
      if (!fs.existsSync(file)) return [{ ...link, lacks: prefix + pathname }];
      if (fragment === undefined || ids(file).has(decodeURIComponent(fragment))) return [];
      return [{ ...link, lacks: `${prefix}${pathname}#${fragment}` }];
    }),
  );
  expect(broken).toEqual([]);
});

it("no link of a description leads to the library's own site for a page that is here", () => {
  const resolve = createLinkResolver(redirects, pageTrees);
  const away = found.filter(({ href }) => /^https?:\/\/([\w-]+\.)?mui\.com(\/|$)/.test(href));
  const isHere = ({ href }: DescriptionLink) => {
    const address = resolve(href);
    return address !== undefined && fs.existsSync(fileOf(address.replace(/[?#].*$/s, '')));
  };
  const unwritten = away.filter(({ href }) => resolve(href) !== undefined);
  console.info(
    `${away.length} links to the library's site: ${unwritten.length} to pages that nobody has written here, others to ${[
      ...new Set(away.filter((link) => !unwritten.includes(link)).map(({ href }) => href)),
    ].join(', ')}`,
  );
  expect(found.length).toBeGreaterThan(600);
  expect(away.filter(isHere)).toEqual([]);
});

import { carryPlace } from '../../src/navigation/rules/paths/carryPlace';
import { readInstead } from '../../src/navigation/rules/paths/insteadOf';
import { locateVersion } from '../../src/navigation/rules/versions/locateVersion';

/** What the check needs of a page that belongs to a product. */
export interface SwitchingPage {
  /** As in the address bar. */
  address: string;
  /** Ids of the headings in the text. */
  headings: readonly string[];
  /** Addresses of the version menu that lead to versions of this site. */
  hrefs: readonly string[];
  /** Home of the page's product, as a path inside a version. */
  home: string;
}

interface Options {
  /** The pages of one language. */
  pages: readonly SwitchingPage[];
  /** The versions of every docs instance in that language. */
  instances: Readonly<
    Record<string, { base: string; versions: readonly { name: string; path: string }[] }>
  >;
}

/** What the check looked at between two versions. */
export interface SwitchCount {
  combinations: number;
  headings: number;
}

/**
 * Follows every page into every other version: to the same page with the headings that both have, or, where
 * that page is missing, to the nearest one above it, which names the page in `?instead=`.
 * @returns every fault as one line, and what was looked at by `instance from → to`
 */
export function followVersionSwitches({ pages, instances }: Options): {
  faults: string[];
  looked: Record<string, SwitchCount>;
} {
  const faults: string[] = [];
  const looked: Record<string, SwitchCount> = {};
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const restsOf = new Map<string, Set<string>>();
  for (const { address } of pages) {
    const place = locateVersion(instances, address);
    if (!place) continue;
    const key = `${place.instance} ${place.version.name}`;
    restsOf.set(key, (restsOf.get(key) ?? new Set()).add(place.rest));
  }

  for (const { address, headings, hrefs, home } of pages) {
    const here = locateVersion(instances, address);
    if (!here) {
      faults.push(`${address}: is in no version`);
      continue;
    }
    const { base, versions } = instances[here.instance]!;
    for (const { name } of versions) {
      if (name === here.version.name) continue;
      const count = (looked[`${here.instance} ${here.version.name} → ${name}`] ??= {
        combinations: 0,
        headings: 0,
      });
      count.combinations += 1;
      const links = hrefs.filter((href) => {
        const there = locateVersion(instances, href.replace(/[?#].*$/, ''));
        return there?.instance === here.instance && there.version.name === name;
      });
      const [href] = links;
      if (href === undefined || links.length > 1) {
        faults.push(`${address}: has ${links.length} links to ${name}`);
        continue;
      }
      const say = (fault: string) => faults.push(`${address} → ${href}: ${fault}`);
      const url = new URL(href, 'http://site');
      const target = byAddress.get(url.pathname);
      if (!target) {
        say('no such page');
        continue;
      }
      const { rest } = locateVersion(instances, url.pathname)!;
      const there = restsOf.get(`${here.instance} ${name}`)!;
      if (url.search === '') {
        if (rest !== here.rest) say('is another page, and does not say so');
        const shared = headings.filter((id) => target.headings.includes(id));
        count.headings += shared.length;
        for (const id of shared) {
          const carried = new URL(
            carryPlace(href, { search: '', hash: new URL(`#${id}`, 'http://site').hash }),
            'http://site',
          );
          const arrives = byAddress.get(carried.pathname);
          if (
            arrives !== target ||
            decodeURIComponent(carried.hash) !== `#${decodeURIComponent(id)}`
          )
            say(`loses the heading ${id}`);
        }
        continue;
      }
      if (readInstead(url.search) !== `${base}${here.rest}`) say('names another page as missing');
      if (there.has(here.rest)) say('says that the page is missing, and it is there');
      const [nearest] = [...there]
        .filter((path) => path === '/' || here.rest.startsWith(`${path}/`))
        .sort((one, other) => other.length - one.length);
      const wanted = nearest ?? (there.has(home) ? home : rest);
      if (rest !== wanted) say(`is not the nearest page above it, ${wanted}`);
    }
  }
  return { faults, looked };
}

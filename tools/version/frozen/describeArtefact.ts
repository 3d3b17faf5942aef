import { policyHashes } from '../../../plugins/policy/lib/headerPolicy';
import type { FrozenPage } from '../../../plugins/frozen-versions/lib/manifest';
import { folderOf, readArtefactFile, rootOf, type BuiltVersion } from './collectArtefact';

/** What pages of an artefact say. */
export interface Description {
  pages: FrozenPage[];
  /** Hashes of the inline scripts of all pages. */
  scripts: string[];
  /** Links of its pages to pages of the version that it does not have: `page → address`. */
  dead: string[];
}

const anchor = /<h[1-6]\b[^>]*?\sid=(?:"([^"]*)"|([^\s>]+))|\sdata-demo="?([A-Z]\w*)/g;
const link = /<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s>]+))/g;

/** The path that an address stands for; nothing where it is none, since a percent sign in it begins no code. */
function decoded(address: string): string | undefined {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

/** The days of pages in the sitemap of a language, by path. */
export function daysOf(sitemap: string): Map<string, string> {
  const entry = /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g;
  return new Map(
    [...sitemap.matchAll(entry)].flatMap(([, address = '', day]) =>
      day === undefined ? [] : [[decodeURI(new URL(address).pathname), day] as const],
    ),
  );
}

/**
 * Reads what later builds have to know of an artefact out of its pages.
 * @param files - of `collectArtefact`
 * @param sitemaps - texts by language
 * @param baseUrl - of the site
 */
export function describeArtefact(
  files: ReadonlyMap<string, string>,
  of: BuiltVersion,
  { baseUrl, sitemaps }: { baseUrl: string; sitemaps: Readonly<Record<string, string>> },
): Description {
  const { locales } = of;
  const scripts = new Set<string>();
  const dead: string[] = [];
  const pages = new Map<string, FrozenPage>();
  for (const locale of locales) {
    const root = `${folderOf(locale, locales)}${rootOf(of)}`;
    const days = daysOf(sitemaps[locale] ?? '');
    for (const name of files.keys()) {
      if (!name.startsWith(`${root}/`) || !name.endsWith('/index.html')) continue;
      const html = readArtefactFile(files, name);
      for (const hash of policyHashes(html)) scripts.add(hash);
      const path = name.slice(root.length, -'/index.html'.length) || '/';
      const page = pages.get(path) ?? {
        path,
        anchors: [
          ...new Set([...html.matchAll(anchor)].map(([, a, b, demo]) => (a ?? b ?? demo)!)),
        ],
      };
      const day = days.get(`${baseUrl}${name.slice(0, -'index.html'.length)}`);
      if (day !== undefined) page.modified = { ...page.modified, [locale]: day };
      pages.set(path, page);
      for (const [, quoted, plain] of html.matchAll(link)) {
        const [address = ''] = (quoted ?? plain)!.split(/[?#]/);
        if (!address.startsWith(`${baseUrl}${root}/`)) continue;
        const target = decoded(address.slice(baseUrl.length));
        const isThere =
          target !== undefined &&
          (files.has(target) || files.has(`${target.replace(/\/$/, '')}/index.html`));
        // The root of a version is redirected where it is no page.
        if (!isThere && target !== `${root}/`) dead.push(`/${name} → ${address}`);
      }
    }
  }
  return {
    pages: [...pages.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    scripts: [...scripts].toSorted(),
    dead: [...new Set(dead)],
  };
}

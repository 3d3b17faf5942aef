import { pathInVersion } from './locateVersion';
import { writeInstead } from '../paths/insteadOf';
import { versionTarget } from './versionTarget';

/** A version of an instance as Docusaurus's global data lists it. */
export interface KnownVersion {
  /** `current`, or the name of a cut version. */
  name: string;
  label: string;
  path: string;
  /** Whether it is frozen: built apart, with files of its own. */
  isApart?: boolean;
}

/** One line of the version menu. */
export interface VersionEntry {
  text: string;
  /** Absent for the version that the reader is on. */
  href?: string;
  /** Whether the link leads to the very page that the reader is on, so that the place in it can be kept. */
  exact: boolean;
  /** Whether it leads to another site. */
  external: boolean;
}

interface Options {
  product: {
    version: string;
    instance: string;
    home: string;
    /** Where it begins in the kept versions that have it. */
    kept: Readonly<Record<string, string>>;
    archived: readonly { text: string; href: string }[];
  };
  /** Versions of the product's instance on this site, newest first. */
  versions: readonly KnownVersion[];
  /** Name of the version that the reader is on. */
  shown: string;
  /** Page that the reader is on, as a path inside its version. */
  rest: string;
  /** The pages of a version, if they are known yet. */
  pagesOf: (version: KnownVersion) => readonly string[] | undefined;
  /** '' or `/zh`. */
  langPrefix: string;
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The versions of a product, newest first: those of this site, then those on other hosts. A version of this
 * site is linked at the same page, at the nearest one above it (and says so there), or, as long as its pages
 * are not known, at the product's home there. One without the product is left out, unless the reader is on it. The current version is
 * one entry, also where it was cut and the current pages have not moved on yet.
 */
export function versionEntries(options: Options): VersionEntry[] {
  const { product, versions, shown, rest, pagesOf, langPrefix } = options;
  const base = product.instance === 'x' ? '/x' : '';
  const labelOf = (wanted: string) => versions.find(({ name }) => name === wanted)?.label;
  const [currentLabel, shownLabel] = [labelOf('current'), labelOf(shown)];
  const kept = versions.flatMap((version): VersionEntry[] => {
    const isCurrent = version.name === 'current';
    if (!isCurrent && version.label === currentLabel) return [];
    const number = isCurrent ? product.version : version.label;
    const text = `v${number.replace(/^v/, '')}`;
    if (version.label === shownLabel) return [{ text, exact: true, external: false }];
    const begin = isCurrent ? product.home : product.kept[version.name];
    if (begin === undefined) return [];
    const home = pathInVersion(base, begin) ?? '/';
    const pages = pagesOf(version);
    const target = pages && versionTarget(rest, pages, home);
    const { path, exact } = target ?? { path: home, exact: rest === home };
    const address = withSlash(`${version.path.replace(/\/$/, '')}${path}`);
    const instead = target && !exact ? writeInstead(`${base}${rest}`) : '';
    return [{ text, href: `${address}${instead}`, exact, external: false }];
  });
  const archived = product.archived
    .filter(({ text }) => text !== `v${currentLabel}`)
    .map(({ text, href }) => ({
      text,
      href: href.replace('{langPrefix}', langPrefix),
      exact: false,
      external: true,
    }));
  return [...kept, ...archived];
}

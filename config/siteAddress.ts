import { shownAddress } from './shownAddress';

/** Where the site is. */
export interface SiteAddress {
  /** Scheme, host and port: `https://docs.example.org`. */
  origin: string;
  /** Path on it, with a slash at both ends: `/`, `/docs/`. */
  baseUrl: string;
}

/** Where the site is as long as nobody says it. */
const unset: SiteAddress = { origin: 'http://localhost:3000', baseUrl: '/' };

/** What a part of a base URL is made of: neither host nor browser nor Docusaurus write it in another way. */
const plainPath = /^(?:\/[\w.~-]+)*\/?$/;

/**
 * Whether a text is an address with scheme and host, written as it is read: URL parsers drop blanks, read a backslash as a slash and
 * `https:host` as `https://host`. One with a name or password is none, since all readers would see them.
 */
export function isPlainAddress(value: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/\\]/i.test(value) || /[\s\\]/.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** What is wrong with an address that has to be one of http or https, without query and fragment; nothing if it is one. */
function problemOf(value: string): string | undefined {
  if (shownAddress(value) !== value) return 'has a name or a password in it';
  if (/\s/.test(value)) return 'has a blank in it';
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(value) ?? [];
  // `localhost:4000` reads as a scheme and a path.
  const isHostAndPort = /^[^/?#@]+:\d+(?:[/?#]|$)/.test(value);
  if (isHostAndPort) return 'has no http:// or https:// in front';
  if (scheme === undefined) return 'is no URL';
  if (!/^https?$/i.test(scheme)) return `is no address of http or https, but of "${scheme}:"`;
  if (/[?#]/.test(value)) return 'has a query or a fragment';
  if (!isPlainAddress(value)) return 'is no URL';
  return undefined;
}

/**
 * Reads the public address of the site.
 * @param value - of SITE_URL; nothing or an empty text is this machine
 * @returns what stands before the path, and the path: `https://example.org/docs` is `https://example.org` and `/docs/`
 * @throws if it is no address of http or https, has a name, a query or a fragment, or a path that is not written in plain letters
 */
export function siteAddress(value: string | undefined): SiteAddress {
  if (value === undefined || value === '') return unset;
  const problem = problemOf(value);
  const advice =
    'Set it to the public address, for example https://docs.example.org or https://example.org/docs/';
  if (problem !== undefined) {
    throw new Error(`SITE_URL is "${shownAddress(value)}", which ${problem}. ${advice}`);
  }
  const [, path = ''] = /^https?:\/\/[^/]+(.*)$/is.exec(value) ?? [];
  if (!plainPath.test(path) || path.split('/').some((part) => /^\.+$/.test(part))) {
    throw new Error(
      `SITE_URL is "${value}", whose path "${path}" is not made of folders named with letters, digits, ".", "_", "~" and "-". ${advice}`,
    );
  }
  return { origin: new URL(value).origin, baseUrl: path.endsWith('/') ? path : `${path}/` };
}

/** Hosts on which a repository lies in the folder of its owner, and how many folders its address has at most. */
const forges = new Map([
  ['github.com', 2],
  ['bitbucket.org', 2],
  ['codeberg.org', 2],
  ['gitlab.com', Infinity],
]);

/** What an address names that is no repository; nothing if it may be one. */
function otherThanRepository({ hostname, pathname }: URL): string | undefined {
  const { length } = pathname.split('/').filter(Boolean);
  if (length === 0) return 'names a host and no repository';
  const most = forges.get(hostname.replace(/^www\./, ''));
  if (most !== undefined && length === 1) return 'names an owner and no repository';
  const isPage = /^\/[^/]+\/[^/]+.*\/(?:-|tree|blob|src\/branch)(?:\/|$)/.test(pathname);
  return isPage || length > (most ?? Infinity) ? 'names a page of a repository' : undefined;
}

/**
 * Reads the address of the repository, which links for editing begin with.
 * @param value - of REPOSITORY_URL; nothing or an empty text is none
 * @returns without slashes and `.git` at the end
 * @throws if it is no address of http or https that a browser can open, or that of something else than a repository
 */
export function repositoryAddress(value: string | undefined): string {
  if (value === undefined || value === '') return '';
  const problem = problemOf(value);
  const advice =
    'Set it to the address that a browser opens, for example https://github.com/owner/docs, or leave it empty to show no links to it';
  if (problem !== undefined) {
    throw new Error(`REPOSITORY_URL is "${shownAddress(value)}", which ${problem}. ${advice}`);
  }
  const address = value.replace(/\/*(?:\.git)?\/*$/, '');
  // Of a host that is called .git, nothing is left.
  const other = URL.canParse(address) ? otherThanRepository(new URL(address)) : 'is no URL';
  if (other !== undefined) {
    throw new Error(`REPOSITORY_URL is "${value}", which ${other}. ${advice}`);
  }
  return address;
}

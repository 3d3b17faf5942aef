import { frozenAddress } from '../plugins/frozen-versions/lib/withFrozen';
import { findRedirect, type Redirect } from '../src/navigation/rules/paths/findRedirect';
import type { DocsInstance } from './page-tree';
import { archivedAddress } from './versions';

/** A version that has pages of its own, kept, frozen or archived. */
export interface OlderVersion {
  instance: DocsInstance;
  version: string;
  /** Addresses inside the version, with a slash at the beginning and none at the end. */
  pages: readonly string[];
  /** Of one that is archived: where it is, as the table of versions has it. */
  href?: string;
}

/**
 * Pages that the current docs no longer have, such as those of the API whose subject the libraries have dropped, lead to those of the newest
 * version that has them, so that links to them stay alive. They are no moves for good: a later release may bring the subject back.
 * @param current - addresses of the current pages, those that are planned included
 * @param versions - the newest first
 * @param redirects - what is redirected already
 */
export function goneRedirects(
  current: ReadonlySet<string>,
  versions: readonly OlderVersion[],
  redirects: readonly Redirect[],
): Redirect[] {
  const gone = new Map<string, Redirect>();
  for (const version of versions) {
    const base = version.instance === 'x' ? '/x' : '';
    for (const inner of version.pages) {
      const from = `${base}${inner}`.replace(/\/$/, '');
      const isAnswered = from === base || current.has(from) || gone.has(from);
      if (isAnswered || findRedirect(redirects, from) !== undefined) continue;
      const { href } = version;
      const to =
        href === undefined
          ? `/${frozenAddress(version, inner)}`
          : archivedAddress({ href }, inner.slice(1), '{langPrefix}');
      gone.set(from, { from, to, status: 302 });
    }
  }
  return [...gone.values()];
}

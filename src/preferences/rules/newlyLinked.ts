import { linkedPreferences, type Preferences } from './resolvePreferences';

/** The parts of an address within the site. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * What a link within an open page asks for. What the query said before, the reader may have changed since; a fragment that opens a source
 * does so each time it is followed.
 * @param to - the address that was followed
 * @param from - the address before
 */
export function newlyLinked(to: Place, from: Place): Partial<Preferences> {
  const before = linkedPreferences({ hash: '', search: from.search });
  const asked = Object.entries(linkedPreferences({ hash: '', search: to.search })).filter(
    ([name, value]) => before[name as keyof Preferences] !== value,
  );
  const isOnlyQuery =
    to.search !== from.search && to.hash === from.hash && to.pathname === from.pathname;
  return {
    ...Object.fromEntries(asked),
    ...(!isOnlyQuery && linkedPreferences({ hash: to.hash, search: '' })),
  };
}

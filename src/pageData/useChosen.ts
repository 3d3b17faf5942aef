import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { readQuery, writeQuery } from './rules/viewQuery';

/** Milliseconds without a key after which what was typed is kept: browsers refuse to change an address again and again. */
const patience = 1000;

/** What a reader chooses in a view. */
interface Choosing<Name extends string> {
  /** By name. */
  chosen: Readonly<Record<Name, string>>;
  choose: (change: Partial<Record<Name, string>>) => void;
  /** Keeps it now. For when the focus leaves the view, since a link may be next. */
  keep: () => void;
}

/**
 * What is chosen in a view, which the address keeps for the way back, another language and a link. An address that asks for something else is
 * followed.
 * @param usual - what is chosen where the address does not ask, by its name in the query; the same object each time
 */
export function useChosen<Name extends string>(
  usual: Readonly<Record<Name, string>>,
): Choosing<Name> {
  const router = useHistory();
  const { search } = useLocation();
  const [draft, setDraft] = useState<{ search: string; chosen: Record<Name, string> }>();
  // Of another address it is no more.
  const fresh = draft?.search === search ? draft.chosen : undefined;
  const chosen = fresh ?? readQuery(search, usual);

  const keep = () => {
    if (!fresh) return;
    const own = Object.entries<string>(fresh).map(([name, value]) => [
      name,
      value === usual[name as Name] ? '' : value,
    ]);
    const { location } = window;
    const next = writeQuery(Object.fromEntries(own) as Record<string, string>, location.search);
    router.replace({ search: next, hash: location.hash });
    setDraft(undefined);
  };
  const keepLater = useEffectEvent(keep);
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => keepLater(), patience);
    return () => clearTimeout(timer);
  }, [draft]);

  const choose: Choosing<Name>['choose'] = (change) =>
    setDraft({ search, chosen: { ...chosen, ...change } });
  return { chosen, choose, keep };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { browserStore } from '../preferences';
import { parseCodeHash, type CodeHash } from '../preferences/rules/codeHash';
import { linkedPreferences } from '../preferences/rules/resolvePreferences';
import { attempt } from '../ui';
import { bringsCode, readCode, withoutCode, type LinkedCode } from './share/codeLink';

/** Code that a link has brought, until the reader makes it theirs. */
export interface LinkOfEditor {
  /** Counts links, so that each begins anew. */
  count: number;
  /** The form of the demo that it is of. */
  form?: string;
  code?: LinkedCode;
  /** The last link was to bring code that cannot be read: what is shown is not what was sent. */
  isLost?: boolean;
  /** The reader has changed the code or has left it: what is kept counts from now on, also when the page is loaded again. */
  leave: () => void;
}

/**
 * Follows links that bring code: the one that the page was opened by, and each that comes into the same tab.
 * @param formOf - which form of the demo a link is for; undefined for one that is for another demo
 */
export function useLinkedCode(formOf: (link: CodeHash) => string | undefined): LinkOfEditor {
  const location = useLocation();
  const read = (): Pick<LinkOfEditor, 'form' | 'code' | 'isLost'> => {
    // The router does not learn that a link was left.
    const { hash } = window.location;
    const form = bringsCode(hash) ? formOf(parseCodeHash(hash)) : undefined;
    if (form === undefined) return {};
    const code = readCode(hash);
    return code ? { form, code } : { isLost: true };
  };
  const [link, setLink] = useState(() => ({ count: 0, ...read() }));

  const seen = useRef(location);
  const follow = useEffectEvent(() => {
    const next = read();
    if (next.code) setLink(({ count }) => ({ count: count + 1, ...next }));
    // Nothing takes the place of what is there.
    else if (next.isLost) setLink((before) => ({ ...before, isLost: true }));
  });
  useEffect(() => {
    // A link that is opened twice differs in nothing else.
    if (seen.current === location) return;
    seen.current = location;
    follow();
  }, [location]);

  useEffect(() => {
    // A link that came into an open page is of a form that may not be shown yet.
    if (link.code)
      browserStore().show(linkedPreferences({ hash: window.location.hash, search: '' }));
  }, [link]);

  const leave = () => {
    if (!link.code && !link.isLost) return;
    setLink(({ count }) => ({ count }));
    const { hash } = window.location;
    attempt(() => window.history.replaceState(window.history.state, '', withoutCode(hash)));
  };
  return { ...link, leave };
}

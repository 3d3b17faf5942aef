import { useSyncExternalStore, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { readInstead } from '../rules/paths/insteadOf';
import type { PageFacts } from '../rules/tree/pageFacts';
import { VersionNotice } from './VersionNotice';
import styles from './Notice.module.css';

function Notice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="note" className={styles.notice} aria-label={name}>
      {children}
    </div>
  );
}

/** Says that a switch of version led here because the page that the reader was on is not in this version. */
function InsteadNotice() {
  const { search } = useLocation();
  // The build renders pages without their query. Not `useIsBrowser`: the page comes alive after that has turned.
  const page = useSyncExternalStore(
    () => () => {},
    () => readInstead(search),
    () => undefined,
  );
  if (page === undefined) return null;
  return (
    <Notice
      name={translate({
        id: 'version.insteadName',
        message: 'Page not in this version',
        description: 'Accessible name of the notice after a switch to a version without the page',
      })}
    >
      {translate({
        id: 'version.instead',
        message:
          'You see the nearest page, because this version does not have the one you were on:',
        description: 'Notice after a switch of version; the address that was wanted follows',
      })}{' '}
      <code>{page}</code>
    </Notice>
  );
}

/** What a reader has to know before the text: another version, another page, another language. */
export function PageNotices() {
  const { translated, inCurrent } = useDoc().frontMatter as PageFacts;
  return (
    <>
      <VersionNotice inCurrent={inCurrent} />
      <InsteadNotice />
      {translated === false ? (
        <Notice
          name={translate({
            id: 'version.untranslatedName',
            message: 'Not translated',
            description: 'Accessible name of the notice on a page that is not translated yet',
          })}
        >
          {translate({
            id: 'version.untranslated',
            message: 'This page is not translated yet, so its text is English.',
            description: 'Notice on a page that is not translated yet',
          })}
        </Notice>
      ) : null}
    </>
  );
}

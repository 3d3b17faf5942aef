import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PlaceLink } from '../menus/PlaceLink';
import { usePlace } from '../paths/usePlace';
import styles from './Notice.module.css';

/** The canonical address of a page that the current version has under the same path. */
function Canonical({ path }: { path: string }) {
  const address = useBaseUrl(path, { absolute: true });
  return (
    <Head>
      <link rel="canonical" href={address} />
    </Head>
  );
}

/** Keeps the reader's place in the page. */
function SamePage({ path }: { path: string }) {
  return (
    <PlaceLink href={useBaseUrl(path)}>
      {translate({
        id: 'version.toCurrent',
        message: 'Go to this page of the current version',
        description: 'Link from a page of an older version',
      })}
    </PlaceLink>
  );
}

/**
 * On a page of an older version: which version it is, and where the page is in the current one. Search
 * engines may list it, but are told the address of the current page.
 * @param inCurrent - path of the same page in the current version, or of the nearest one above it
 */
export function VersionNotice({ inCurrent }: { inCurrent: string | undefined }) {
  const { version, label, pluginId } = useDocsVersion();
  const { product, rest } = usePlace();
  if (version === 'current') return null;
  const isSame = inCurrent === `${pluginId === 'x' ? '/x' : ''}${rest}`;
  const target = inCurrent === undefined ? product?.home : `${inCurrent}/`;
  const number = `v${label.replace(/^v/, '')}`;
  return (
    <div
      role="note"
      className={styles.notice}
      aria-label={translate({
        id: 'version.notice',
        message: 'Older version',
        description: 'Accessible name of the notice on a page of an older version',
      })}
    >
      {isSame && target !== undefined ? <Canonical path={target} /> : null}
      {translate(
        {
          id: 'version.older',
          message: 'This page documents version {version}.',
          description: 'Notice on a page of an older version; version is e.g. v8.9.2',
        },
        { version: number },
      )}{' '}
      {isSame
        ? null
        : translate({
            id: 'version.gone',
            message: 'This page does not exist in the current version.',
            description: 'Notice on a page that only an older version has',
          })}{' '}
      {target === undefined ? null : isSame ? (
        <SamePage path={target} />
      ) : (
        <Link to={target}>
          {translate({
            id: 'version.toNearest',
            message: 'Go to the nearest page of the current version',
            description: 'Link from a page that only an older version has',
          })}
        </Link>
      )}
    </div>
  );
}

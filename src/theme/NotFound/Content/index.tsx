// Change: in the site's own look, it offers the nearest pages, and goes on itself if the address has moved.
import { useEffect } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { useNearPages, useRedirect } from '../../../navigation';
import styles from './styles.module.css';

export default function NotFoundContent() {
  useRedirect();
  const near = useNearPages();
  useEffect(() => {
    // An address that does not exist is nobody's canonical one, and has no translation.
    const addresses = 'link[rel="canonical"], link[hreflang], meta[property="og:url"]';
    document.head.querySelectorAll(addresses).forEach((tag) => tag.remove());
  }, []);
  return (
    <main className={styles.main} id="main-content" data-not-found="">
      <PageMetadata
        title={translate({
          id: 'notFound.pageTitle',
          message: 'Page not found',
          description: 'Title of the page for an unknown address, in the tab of the browser',
        })}
        description={translate({
          id: 'notFound.description',
          message:
            'There is no page at this address: the nearest ones, and the way to the products from the home page.',
          description: 'Meta description of the page for an unknown address',
        })}
      />
      <h1>
        <Translate id="notFound.title" description="Heading of the page for an unknown address">
          There is no page at this address
        </Translate>
      </h1>
      <p>
        <Translate id="notFound.text" description="Text of the page for an unknown address">
          It may have moved, or the link may be misspelled. All products and their pages start from
          the home page.
        </Translate>
      </p>
      {near.length > 0 ? (
        <nav aria-labelledby="near-pages">
          <h2 id="near-pages" className={styles.subtitle}>
            <Translate
              id="notFound.near"
              description="Heading above the pages with the nearest addresses"
            >
              Did you mean one of these?
            </Translate>
          </h2>
          <ul className={styles.near}>
            {near.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <code dir="ltr">{path}</code>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Link className="button button--primary" to="/">
        <Translate id="notFound.home" description="Link on the page for an unknown address">
          Go to the home page
        </Translate>
      </Link>
    </main>
  );
}

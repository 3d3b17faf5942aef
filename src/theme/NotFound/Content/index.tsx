// Change: in the site's own look, it says where to go on, and goes on itself if the address has moved.
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { useRedirect } from '../../../navigation';
import styles from './styles.module.css';

export default function NotFoundContent() {
  useRedirect();
  return (
    <main className={styles.main} id="main-content" data-not-found="">
      <PageMetadata
        title={translate({
          id: 'notFound.pageTitle',
          message: 'Page not found',
          description: 'Title of the page for an unknown address, in the tab of the browser',
        })}
      />
      <h1>
        <Translate id="notFound.title" description="Heading of the page for an unknown address">
          There is no page at this address
        </Translate>
      </h1>
      <p>
        <Translate id="notFound.text" description="Text of the page for an unknown address">
          It may have moved, or the link may be misspelt. All products and their pages start from
          the home page.
        </Translate>
      </p>
      <Link className="button button--primary" to="/">
        <Translate id="notFound.home" description="Link on the page for an unknown address">
          Go to the home page
        </Translate>
      </Link>
    </main>
  );
}

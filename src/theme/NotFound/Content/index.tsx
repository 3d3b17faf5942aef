// Change: in the site's own look, and it says where to go on.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function NotFoundContent() {
  return (
    <main className={styles.main} id="main-content">
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

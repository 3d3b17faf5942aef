// Change: without the stock theme's classes; the page's frame stays and the reader can try again; `src/arrival` does for another page.
import Translate from '@docusaurus/Translate';
import type ErrorPage from '@theme/ErrorPageContent';

type Props = Parameters<typeof ErrorPage>[0];

export default function ErrorPageContent({ error, tryAgain }: Props) {
  return (
    <main className="prose" id="main-content" style={{ padding: 'var(--space-6)' }}>
      <h1>
        <Translate id="errorPage.title" description="Heading when a page crashed">
          This page has stopped because of an error
        </Translate>
      </h1>
      <p>{error.message}</p>
      <button type="button" className="button button--primary" data-again="" onClick={tryAgain}>
        <Translate id="errorPage.retry" description="Button when a page crashed">
          Try again
        </Translate>
      </button>
    </main>
  );
}

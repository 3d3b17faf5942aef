import { useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { HydrateLater } from '../../../plugins/lean-docusaurus/client/HydrateLater';
import { AdFrame } from '../../ads';
import { useDocsConfig } from '../../docsConfig';
import { FeedbackSlot } from '../../feedback';
import { PageActions } from '../../pageActions';
import { Badges } from '../lists/Badges';
import { Contents } from '../lists/Contents';
import { DocsTabs } from './DocsTabs';
import { usePagePath } from '../paths/usePagePath';
import { documentedProduct } from '../rules/products/documentedProduct';
import type { PageFacts } from '../rules/tree/pageFacts';
import { PageNotices } from './PageNotices';
import { useRoutedLinks } from './useRoutedLinks';
import { useWholePage } from './useWholePage';
import styles from './DocPage.module.css';

// Compared by itself: what it holds is not React's.
const noMarkup = { __html: '' };

/** The way from the product to the page: the product leads to where it begins, the groups are no pages. */
function Breadcrumbs() {
  const { breadcrumbs = [] } = useDoc().frontMatter as PageFacts;
  const { withBaseUrl } = useBaseUrlUtils();
  if (breadcrumbs.length === 0) return null;
  return (
    <nav
      className={styles.breadcrumbs}
      aria-label={translate({
        id: 'breadcrumbs.name',
        message: 'Breadcrumbs',
        description: 'Accessible name of the path to the page',
      })}
    >
      <ol>
        {breadcrumbs.map(({ label, to }, index) => (
          // Always in view, and seldom used: a link of Docusaurus would fetch the product's first page with every
          // page. Two groups may have one name; their order never changes.
          <li key={index}>{to === undefined ? label : <a href={withBaseUrl(to)}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbours() {
  const { previous, next } = useDoc().metadata;
  if (!previous && !next) return null;
  return (
    <nav
      className={styles.neighbours}
      aria-label={translate({
        id: 'neighbours.name',
        message: 'Previous and next pages',
        description: 'Accessible name of previous and next',
      })}
    >
      {previous ? (
        <Link to={previous.permalink} className={styles.neighbour} rel="prev">
          <span className={styles.neighbourLabel}>
            {translate({
              id: 'neighbours.previous',
              message: 'Previous',
              description: 'Label above the title of the previous page',
            })}
          </span>
          {previous.title}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={next.permalink} className={styles.neighbour} rel="next" data-next="">
          <span className={styles.neighbourLabel}>
            {translate({
              id: 'neighbours.next',
              message: 'Next',
              description: 'Label above the title of the next page',
            })}
          </span>
          {next.title}
        </Link>
      ) : null}
    </nav>
  );
}

/** When the text was changed last, in the language in which it is shown: absent where git does not say. */
function Updated() {
  const { updated } = useDoc().frontMatter as PageFacts;
  const { repositoryUrl } = useDocsConfig();
  if (!updated) return null;
  const { date, commit } = updated;
  return (
    <span>
      {translate({
        id: 'page.updated',
        message: 'Last updated',
        description: 'At the foot of a page; the day follows, as 2026-11-25, and the commit',
      })}{' '}
      <time dateTime={date}>{date}</time> (
      {repositoryUrl ? <a href={`${repositoryUrl}/commit/${commit}`}>{commit}</a> : commit})
    </span>
  );
}

function Parts({ children }: { children: ReactNode }) {
  const { metadata, toc, frontMatter } = useDoc();
  // The title comes from the page tree and is translated in any case; all other text is not.
  const article = useRef<HTMLElement>(null);
  // Much of a page's text came as HTML: descriptions and rows of the API reference, lists of demos.
  useRoutedLinks(article);
  const { ad, translated, badges } = frontMatter as PageFacts;
  const isWhole = useWholePage();
  const lang = translated === false ? 'en' : undefined;
  const { title, permalink, editUrl } = metadata;
  const page = { title, permalink, editUrl, version: useDocsVersion().label };
  const product = documentedProduct(usePagePath());
  return (
    <>
      <main className={styles.main} id="main-content">
        <article ref={article}>
          <Breadcrumbs />
          <header className={styles.header}>
            <h1 className={styles.title}>{metadata.title}</h1>
            {badges ? (
              <p className={styles.badges}>
                <Badges {...badges} />
              </p>
            ) : null}
            {frontMatter.description ? (
              <p className={styles.lead} lang={lang}>
                {metadata.description}
              </p>
            ) : null}
            <PageActions page={page} className={styles.actions} />
            {/* How far the reader's version of the product is behind: `src/lens` fills it, where there is one. */}
            <div data-lens-bar="" data-product={product} dangerouslySetInnerHTML={noMarkup} />
          </header>
          <DocsTabs />
          {ad === false ? null : <AdFrame key={metadata.permalink} />}
          <PageNotices />
          <HydrateLater className={styles.small}>
            <Contents toc={toc} lang={lang} folded />
          </HydrateLater>
          <HydrateLater
            className={isWhole ? 'prose' : `prose ${styles.coming}`}
            lang={lang}
            aria-busy={isWhole ? undefined : true}
          >
            {isWhole ? children : null}
          </HydrateLater>
        </article>
        <footer className={styles.footer}>
          <div className={styles.facts}>
            <Updated />
            {editUrl ? (
              <a href={editUrl}>
                {translate({
                  id: 'page.edit',
                  message: 'Edit this page',
                  description: 'Link to the source of the page',
                })}
              </a>
            ) : null}
          </div>
          <FeedbackSlot key={permalink} title={title} />
          <Neighbours />
        </footer>
      </main>
      <HydrateLater className={styles.aside}>
        {isWhole ? (
          <>
            <PageActions page={page} className={styles.above} />
            <Contents toc={toc} lang={lang} />
          </>
        ) : null}
      </HydrateLater>
    </>
  );
}

/** The frame of a documentation page: title, what it is good for, text, contents, neighbours. */
export function DocPage({ children }: { children: ReactNode }) {
  return (
    <HydrateLater className={styles.page}>
      <Parts>{children}</Parts>
    </HydrateLater>
  );
}

import { useEffect, type MouseEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDocsConfig } from '../docsConfig';
import { attempt } from '../ui';
import { Excerpt } from './Excerpt';
import { KindMark } from './KindMark';
import { markTitle } from './rules/names/markTitle';
import { hasSignature } from './rules/signatures/signaturesFile';
import { optionsOf, type FoundPage } from './rules/foundPages';
import styles from './SearchDialog.late.module.css';

/** Id of the list, which the search field controls. */
export const listId = 'search-results';

/** Id of an option; the focus stays in the field, which names the active one. */
export function optionId(option: number): string {
  return `search-result-${option}`;
}

interface SearchResultsProps {
  pages: readonly FoundPage[];
  /** What to mark in titles, in lower case. */
  marks: readonly string[];
  /** The short type of a row of the API, as soon as it is known. */
  signatureOf: (page: FoundPage) => string | undefined;
  /** Whether a page cannot be opened now: there is no network, and no copy. */
  isOutOfReach: (url: string) => boolean;
  /** The option that the keyboard is on. */
  active: number;
  onPoint: (option: number) => void;
  onChoose: (event: MouseEvent<HTMLAnchorElement>, url: string, title: string) => void;
}

const planNames: Readonly<Record<string, string>> = { pro: 'Pro', premium: 'Premium' };

/** What was found: pages, and below each the headings under which it was found. */
export function SearchResults({
  pages,
  marks,
  signatureOf,
  isOutOfReach,
  active,
  onPoint,
  onChoose,
}: SearchResultsProps) {
  const { products } = useDocsConfig();
  useEffect(() => {
    if (active >= 0)
      attempt(() =>
        document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' }),
      );
  }, [active]);

  const options = optionsOf(pages);
  const optionProps = (url: string, title: string) => {
    const option = options.indexOf(url);
    return {
      id: optionId(option),
      role: 'option',
      'aria-selected': option === active,
      tabIndex: -1,
      href: url,
      onPointerMove: () => {
        if (option !== active) onPoint(option);
      },
      onClick: (event: MouseEvent<HTMLAnchorElement>) => onChoose(event, url, title),
    } as const;
  };
  return (
    <div
      id={listId}
      role="listbox"
      className={styles.list}
      aria-label={translate({
        id: 'search.results',
        message: 'Search results',
        description: 'Accessible name of the list of search results',
      })}
    >
      {pages.map((page) => {
        const { url, title, product, section, plan, excerpt, headings, kind, owner, needs } = page;
        return (
          <div key={url} role="group" aria-label={title} className={styles.page}>
            <a {...optionProps(url, title)} className={styles.option}>
              <span className={hasSignature(kind) ? styles.named : undefined}>
                <span className={styles.title}>
                  {markTitle(title, marks).map(({ text, marked }, index) =>
                    // The parts have no other identity than their place.
                    marked ? <mark key={index}>{text}</mark> : text,
                  )}
                  {planNames[plan] ? <span className={styles.plan}>{planNames[plan]}</span> : null}
                  {needs === undefined ? null : (
                    <span className={styles.plan} data-kind="needed">
                      {translate(
                        {
                          id: 'search.needs',
                          message: 'needs {version}',
                          description:
                            'Mark of a search result that a reader does not have, whose version is older',
                        },
                        { version: needs },
                      )}
                    </span>
                  )}
                </span>
                {hasSignature(kind) ? (
                  // Its room is there before it has come.
                  <span className={styles.signature}>
                    {' '}
                    <code dir="ltr" lang="en">
                      {signatureOf(page)}
                    </code>{' '}
                  </span>
                ) : null}
              </span>
              <span className={styles.place}>
                <KindMark kind={kind ?? 'page'} />
                {/* Apart, since one is shortened before the other where there is no room. */}
                {[products.find(({ id }) => id === product)?.name, section, owner]
                  .filter(Boolean)
                  .map((part, index) => (
                    <span key={index}>
                      {index > 0 ? ' / ' : ''}
                      {part}
                    </span>
                  ))}
              </span>
              {isOutOfReach(url) ? (
                <span className={styles.place}>
                  {translate({
                    id: 'search.notSaved',
                    message: 'Not saved on this device',
                    description: 'Below a search result that cannot be opened without a network',
                  })}
                </span>
              ) : null}
              {headings.length === 0 && excerpt !== '' ? (
                <span className={styles.excerpt}>
                  <Excerpt html={excerpt} title={title} />
                </span>
              ) : null}
            </a>
            {headings.map((heading) => (
              <a
                key={heading.url}
                {...optionProps(heading.url, heading.title)}
                className={`${styles.option} ${styles.heading}`}
              >
                <span className={styles.title}>{heading.title}</span>
                <span className={styles.excerpt}>
                  <Excerpt html={heading.excerpt} title={heading.title} />
                </span>
              </a>
            ))}
          </div>
        );
      })}
    </div>
  );
}

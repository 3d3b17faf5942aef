import type { Dispatch, MouseEvent, RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '../ui';
import type { RecentResult } from './rules/recentResults';
import type { SearchEvent, SearchState } from './rules/searchState';
import { shortQuery } from './rules/shortQuery';
import type { WayOut } from './rules/waysOut';
import { forgetRecent } from './useRecent';
import styles from './SearchDialog.late.module.css';

interface SearchMessageProps {
  state: SearchState;
  hasIndex: boolean;
  /** The first page of the product that is being read. */
  home: { url: string; name: string } | undefined;
  dispatch: Dispatch<SearchEvent>;
  /** Where the focus goes when a button of the message has done its work and is gone. */
  field: RefObject<HTMLInputElement | null>;
  /** Results opened before, the last one first. */
  recent: readonly RecentResult[];
  onChoose: (event: MouseEvent<HTMLAnchorElement>, url: string, title: string) => void;
}

function Help() {
  return (
    <p>
      {translate({
        id: 'search.help',
        message:
          'Type a word, a component or a prop. The arrow keys go through what is found, Enter opens it.',
        description: 'Shown in the search before anything is typed',
      })}
    </p>
  );
}

function Recent({
  recent,
  onChoose,
  field,
}: Pick<SearchMessageProps, 'recent' | 'onChoose' | 'field'>) {
  if (recent.length === 0) return null;
  const forget = (url?: string) => {
    field.current?.focus();
    forgetRecent(url);
  };
  const heading = translate({
    id: 'search.recent',
    message: 'Opened before',
    description: 'Heading of the results that the reader has opened before',
  });
  return (
    <section aria-label={heading} className={styles.recent}>
      <p className={styles.recentHead}>
        {heading}
        <button type="button" className={styles.forgetAll} onClick={() => forget()}>
          {translate({
            id: 'search.forgetAll',
            message: 'Clear all',
            description: 'Button that takes out all results opened before',
          })}
        </button>
      </p>
      <ul>
        {recent.map(({ url, title }) => (
          <li key={url}>
            <a href={url} onClick={(event) => onChoose(event, url, title)}>
              {title}
            </a>
            <button
              type="button"
              className={styles.forget}
              onClick={() => forget(url)}
              aria-label={translate(
                {
                  id: 'search.forget',
                  message: 'Remove “{title}”',
                  description: 'Button that takes one result out of those opened before',
                },
                { title },
              )}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other searches, which find something. */
function WaysOut({ ways, onWay }: { ways: readonly WayOut[]; onWay: (way: WayOut) => void }) {
  if (ways.length === 0) return null;
  return (
    <ul
      className={styles.ways}
      aria-label={translate({
        id: 'search.ways',
        message: 'Other searches',
        description: 'Names the other searches that a search that has found nothing offers',
      })}
    >
      {ways.map((way) => (
        <li key={way.query}>
          {way.elsewhere ? (
            <a className={styles.way} href={way.elsewhere.url}>
              {way.elsewhere.label}
            </a>
          ) : (
            <button type="button" className={styles.way} onClick={() => onWay(way)}>
              {translate(
                {
                  id: 'search.instead',
                  message: 'Search for “{query}”',
                  description:
                    'Button that searches for something else, where a search has found nothing',
                },
                { query: shortQuery(way.query) },
              )}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stands in place of results: help, ways out, or what went wrong. */
export function SearchMessage({
  state,
  hasIndex,
  home,
  dispatch,
  field,
  recent,
  onChoose,
}: SearchMessageProps) {
  const send = (event: SearchEvent) => {
    field.current?.focus();
    dispatch(event);
  };
  if (!hasIndex) {
    return (
      <div className={styles.message}>
        <p>
          {translate({
            id: 'search.notBuilt',
            message: 'The search works in a built site: npm run build, then npm run serve.',
            description: 'Shown in the search of the development server, which has no index',
          })}
        </p>
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className={styles.message} role="alert">
        <p>
          {translate({
            id: 'search.failed',
            message: 'The search index could not be loaded.',
            description: 'Shown when a part of the search index did not arrive',
          })}
        </p>
        <button type="button" className="button" onClick={() => send({ type: 'retried' })}>
          {translate({
            id: 'search.retry',
            message: 'Try again',
            description: 'Button in a search that failed',
          })}
        </button>
      </div>
    );
  }
  if (state.status === 'empty' || !state.answer) {
    return (
      <div className={styles.message}>
        {state.status === 'empty' ? (
          <>
            <Help />
            <Recent recent={recent} onChoose={onChoose} field={field} />
          </>
        ) : null}
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <WaysOut
        ways={state.answer.ways ?? []}
        onWay={({ query, facets }) => send({ type: 'widened', to: facets, query })}
      />
      {home ? (
        <a
          className={styles.way}
          href={home.url}
          onClick={(event) => onChoose(event, home.url, home.name)}
        >
          {translate(
            {
              id: 'search.startPage',
              message: 'Open the start page of {product}',
              description:
                'Link in a search that has found nothing, to the first page of a product',
            },
            { product: home.name },
          )}
        </a>
      ) : null}
    </div>
  );
}

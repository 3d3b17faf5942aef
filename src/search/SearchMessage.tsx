import type { Dispatch, RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SearchEvent, SearchState } from './rules/searchState';
import styles from './SearchDialog.module.css';

interface SearchMessageProps {
  state: SearchState;
  hasIndex: boolean;
  dispatch: Dispatch<SearchEvent>;
  /** Where the focus goes when a button of the message has done its work and is gone. */
  field: RefObject<HTMLInputElement | null>;
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

/** What stands in place of results: help, a suggestion, or what went wrong. */
export function SearchMessage({ state, hasIndex, dispatch, field }: SearchMessageProps) {
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
    return <div className={styles.message}>{state.status === 'empty' ? <Help /> : null}</div>;
  }
  const { product, plan } = state.facets;
  return (
    <div className={styles.message}>
      {product !== 'all' || plan !== 'all' ? (
        <button type="button" className="button" onClick={() => send({ type: 'widened' })}>
          {translate({
            id: 'search.widen',
            message: 'Search all products and plans',
            description: 'Button shown when a narrowed search finds nothing',
          })}
        </button>
      ) : (
        <p>
          {translate({
            id: 'search.otherWords',
            message: 'Try fewer words, or the name of a component or prop.',
            description: 'Shown when a search of all products finds nothing',
          })}
        </p>
      )}
    </div>
  );
}

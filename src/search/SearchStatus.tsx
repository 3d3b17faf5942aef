import { translate } from '@docusaurus/Translate';
import type { SearchState } from './rules/searchState';
import { shortQuery } from './rules/shortQuery';
import type { Widening } from './rules/widening';
import { heldBack } from './SearchWiden';
import styles from './SearchDialog.late.module.css';

interface SearchStatusProps {
  state: SearchState;
  widening: Widening | undefined;
}

/** What is said of a search: how much is found, and where not everything was looked for. */
export function SearchStatus({ state: { query, status, answer }, widening }: SearchStatusProps) {
  const total = answer?.total ?? 0;
  return (
    <p role="status" className={styles.count}>
      {/* A text that begins with a number takes its direction from its letters. */}
      <bdi>
        {status === 'answered' && total > 0
          ? total === 1
            ? translate({
                id: 'search.foundOne',
                message: '1 result found',
                description: 'Said when a search finds one result',
              })
            : translate(
                {
                  id: 'search.found',
                  message: '{count} results found',
                  description: 'Said when a search finds several results',
                },
                { count: String(total) },
              )
          : null}
        {status === 'answered' && total === 0
          ? translate(
              {
                id: 'search.nothing',
                message: 'Nothing found for “{query}”',
                description: 'Said when a search finds nothing',
              },
              { query: shortQuery(query) },
            )
          : null}
        {status === 'answered' && answer?.ways?.length ? (
          <span>
            {' · '}
            {translate({
              id: 'search.suggested',
              message: 'suggestions below',
              description: 'Said after “Nothing found”, where other searches are offered',
            })}
          </span>
        ) : null}
        {widening?.more !== undefined ? <span>{` · ${heldBack(widening)}`}</span> : null}
      </bdi>
      {status === 'answered' && answer?.reach !== undefined ? (
        <span className={styles.reach}>
          {answer.reach === 'saved'
            ? translate({
                id: 'search.sentencesSaved',
                message: 'No connection: sentences are found only on pages saved on this device.',
                description:
                  'Said beside results of a search without a network, of which a part is on the device',
              })
            : translate({
                id: 'search.sentencesNone',
                message:
                  'Sentences need a connection. Names of pages, sections and the API are found without one.',
                description:
                  'Said beside results of a search without a network, where only names can be searched',
              })}
        </span>
      ) : null}
      {status === 'searching'
        ? translate({
            id: 'search.searching',
            message: 'Searching…',
            description: 'Said while the index is asked',
          })
        : null}
    </p>
  );
}

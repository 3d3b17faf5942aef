import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiModule, LoadedApi } from './ApiModule';
import { useArrival } from '../ui';
import { filterRows } from './filterRows';
import { rowAt } from './rowAt';
import type { ApiPartName } from './rules/types';
import { uncoverRow } from './uncoverRow';
import styles from './Api.module.css';

interface ApiProps {
  /** Written by `plugins/api-reference`: what the page shows. */
  model: ApiModule;
  part: ApiPartName;
  /** Origin of the group that the part `group` shows. */
  group?: string;
  /** What the anchors begin with on a page that shows several components. */
  prefix?: string;
  /** Number of rows to choose from, where the part has a filter box. */
  rows?: string;
  /** Whether the props can be tried; see `src/editor/rules/benches.ts`. */
  bench?: string;
}

// React compares the object, not the text.
const noMarkup = { __html: '' };

interface BesideContent {
  content: RefObject<HTMLDivElement | null>;
  /** Whether the rows were fetched; then they may come later than the reader's wish. */
  isLoaded: boolean;
}

interface FilterProps extends BesideContent {
  rows: number;
  field: RefObject<HTMLInputElement | null>;
  /** Undefined until the reader filters. */
  query: string | undefined;
  onQuery: (query: string) => void;
}

function Filter({ rows, content, isLoaded, field, query, onQuery }: FilterProps) {
  const id = useId();
  const [shown, setShown] = useState(rows);
  useEffect(() => {
    if (query === undefined || !content.current?.firstChild) return;
    setShown(filterRows(content.current, query));
  }, [content, isLoaded, query]);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>
        {translate({
          id: 'api.filter',
          message: 'Filter',
          description: 'Label of the box that narrows a table of the API reference',
        })}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        className={styles.query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <output htmlFor={id} className={styles.count}>
        {/* A text that begins with a number takes its direction from its letters. */}
        <bdi>
          {translate(
            {
              id: 'api.filterCount',
              message: '{shown} of {rows}',
              description: 'How many rows of a table the filter leaves',
            },
            { shown, rows },
          )}
        </bdi>
      </output>
    </div>
  );
}

interface RevealProps extends BesideContent {
  /** The row was hidden by the filter and is shown again. */
  giveUpFilter: () => void;
}

/** Uncovers the row that the address names: from the filter, of closed groups, also once fetched rows are there; `src/arrival` goes to it. */
function Reveal({ content, isLoaded, giveUpFilter }: RevealProps) {
  // The key tells two visits of the same fragment apart.
  const { hash, key } = useLocation();
  useEffect(() => {
    const root = content.current;
    const target = root && rowAt(root, hash);
    if (!target) return;
    if (uncoverRow(root, target)) giveUpFilter();
  }, [content, isLoaded, giveUpFilter, hash, key]);
  return null;
}

interface TryPropsProps {
  /** Brings what the page shows. */
  load: () => Promise<LoadedApi | undefined>;
  onFailure: () => void;
}

/** Shows the component beside controls for its props: at a press, or with those that the address names. */
function TryProps({ load, onFailure }: TryPropsProps) {
  const { hash, key } = useLocation();
  const [tried, setTried] = useState<ReactNode>();
  const [isAwaited, bring] = useArrival(onFailure);
  /** The fragment with which it was asked for last, and what tells two visits of that apart. */
  const asked = useRef({ hash, key });
  const tryProps = () => {
    asked.current = { hash, key };
    bring(async () => {
      const [{ PropsBench }, data] = await Promise.all([
        import('../editor').then(({ loadPropsBench }) => loadPropsBench()),
        load(),
      ]);
      const { hash: chosen, key: visit } = asked.current;
      // A fragment that was typed into the address has no key.
      setTried(data && <PropsBench key={chosen + visit} model={data.page.model} hash={chosen} />);
    });
  };
  const follow = useEffectEvent(tryProps);
  useEffect(() => {
    // `src/editor/rules/propsLink.ts` reads it, once it is there.
    if (hash.startsWith('#props=')) follow();
  }, [hash, key]);
  return (
    tried ?? (
      <>
        <button
          type="button"
          className="button"
          aria-busy={isAwaited || undefined}
          onClick={tryProps}
        >
          {translate({
            id: 'api.try',
            message: 'Try these props',
            description: 'Button on an API page that shows the component beside controls',
          })}
        </button>{' '}
        <span role="status">
          {isAwaited
            ? translate({
                id: 'demo.loading',
                message: 'Loading…',
                description:
                  'Notice while the menu "Open in…", the editor or the props of a demo are being fetched',
              })
            : null}
        </span>
      </>
    )
  );
}

/**
 * A part of an API page. MDX, generated: `<Api of="/api-docs/button" part="props" rows="18" />`. Its HTML comes
 * with the page and is not part of the page's script; only a page that was reached by navigation fetches the data.
 */
export function Api({ model, part, group, prefix, rows, bench }: ApiProps) {
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const giveUpFilter = useCallback(() => {
    if (field.current) field.current.value = '';
    setQuery('');
  }, []);
  const [loaded, setLoaded] = useState<LoadedApi | undefined>(model.ready);
  const [hasFailed, setHasFailed] = useState(false);
  const { collectAnchor } = useBrokenLinks();
  if (model.ready) {
    const { page, partRows } = model.ready;
    partRows(page.model, part, prefix, group).forEach(({ anchor }) => collectAnchor(anchor));
  }

  useEffect(() => {
    if (content.current?.firstChild || !model.load) return undefined;
    let wanted = true;
    model.load().then(
      (page) => {
        if (wanted) setLoaded(page);
      },
      () => {
        if (wanted) setHasFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [model]);

  const isLoaded = loaded !== undefined;
  return (
    <>
      {bench === undefined ? null : (
        <TryProps
          load={async () => loaded ?? (await model.load?.())}
          onFailure={() => setHasFailed(true)}
        />
      )}
      {rows === undefined ? null : (
        <Filter
          rows={Number(rows)}
          content={content}
          isLoaded={isLoaded}
          field={field}
          query={query}
          onQuery={setQuery}
        />
      )}
      {loaded ? (
        <div key="made" ref={content} data-api={part}>
          <loaded.ApiPart page={loaded.page} part={part} group={group} prefix={prefix} />
        </div>
      ) : (
        <div
          key="came"
          ref={content}
          data-api={part}
          suppressHydrationWarning
          dangerouslySetInnerHTML={noMarkup}
        />
      )}
      {hasFailed ? (
        <p role="alert">
          {translate({
            id: 'api.loadFailed',
            message: 'This part could not be loaded. Reload the page to see it.',
            description: 'Stands where a table of the API reference would be, e.g. without network',
          })}
        </p>
      ) : null}
      <Reveal content={content} isLoaded={isLoaded} giveUpFilter={giveUpFilter} />
    </>
  );
}

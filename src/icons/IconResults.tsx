import { useEffect } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clipboardCopy from 'clipboard-copy';
import { focusView, useFetched, usePortions } from '../pageData';
import { useNotice } from '../ui';
import { fetchIcons } from './fetchIcons';
import { importLine, matchIcons } from './rules/matchIcons';
import { namedStyle } from './rules/namedStyle';
import styles from './IconSearch.late.module.css';

/** So many icons are drawn at once; a button adds as many. */
const portion = 96;

interface IconResultsProps {
  iconStyle: string;
  /** All there are. */
  iconStyles: readonly string[];
  query: string;
  onStyle: (iconStyle: string) => void;
}

/** What a search finds, as buttons that copy. */
export function IconResults({ iconStyle, iconStyles, query, onStyle }: IconResultsProps) {
  const address = useBaseUrl(`/icon-index/${iconStyle.toLowerCase()}.json`);
  const { value: icons, hasFailed, retry } = useFetched(address, fetchIcons);
  const { count, showMore, root } = usePortions<HTMLUListElement>(portion, query, 'button');
  const [notice, setNotice] = useNotice();
  // What was copied is no answer to another search.
  useEffect(() => setNotice(''), [query, setNotice]);
  const copy = (line: string) =>
    clipboardCopy(line).then(
      () =>
        setNotice(
          translate(
            {
              id: 'icons.copied',
              message: 'Copied: {line}',
              description: 'Shown and read out after an icon was chosen; line is its import',
            },
            { line },
          ),
        ),
      () =>
        setNotice(
          translate(
            {
              id: 'icons.copyFailed',
              message: 'Could not copy: {line}',
              description: 'Shown when the browser refused to copy; line is the import of an icon',
            },
            { line },
          ),
        ),
    );

  if (!icons) {
    return hasFailed ? (
      <div className={styles.message} role="alert">
        <p>
          {translate({
            id: 'icons.failed',
            message: 'The icons could not be loaded.',
            description: 'Shown when the icons did not arrive',
          })}
        </p>
        <button
          type="button"
          className="button"
          onClick={(event) => {
            focusView(event);
            retry();
          }}
        >
          {translate({
            id: 'icons.retry',
            message: 'Try again',
            description: 'Button below icons that did not arrive',
          })}
        </button>
      </div>
    ) : (
      <p className={styles.message}>
        {translate({
          id: 'icons.loading',
          message: 'Loading icons…',
          description: 'Shown until the icons arrive',
        })}
      </p>
    );
  }
  const found = matchIcons(icons, query);
  const shown = found.slice(0, count);
  const named = found.length === 0 ? namedStyle(query, iconStyles) : undefined;
  return (
    <>
      <p className={styles.message} role="status">
        {/* A text that begins with a number takes its direction from its letters. */}
        <bdi>
          {translate(
            {
              id: 'icons.count',
              message: '{found} of {all} icons',
              description: 'How many icons of a style a search finds',
            },
            { found: found.length, all: icons.length },
          )}
        </bdi>
      </p>
      {named !== undefined && named !== iconStyle ? (
        <button
          type="button"
          className="button"
          onClick={(event) => {
            focusView(event);
            onStyle(named);
          }}
        >
          {translate(
            {
              id: 'icons.namedStyle',
              message: 'Search the style {style}',
              description:
                'Button where a search finds nothing and its name ends with another style; style is e.g. Outlined',
            },
            { style: named },
          )}
        </button>
      ) : null}
      <ul ref={root} className={styles.icons}>
        {shown.map(([name, markup]) => (
          <li key={name}>
            <button type="button" className={styles.icon} onClick={() => copy(importLine(name))}>
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className={styles.drawing}
                // From the installed package, by plugins/icon-index.
                dangerouslySetInnerHTML={{ __html: markup }}
              />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < found.length ? (
        <button type="button" className="button" onClick={showMore}>
          {translate({
            id: 'icons.more',
            message: 'Show more icons',
            description: 'Button below the icons that a search has found',
          })}
        </button>
      ) : null}
      <div className={styles.outcome}>
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
    </>
  );
}

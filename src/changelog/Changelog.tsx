import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  ChoiceField,
  FieldRow,
  SearchField,
  focusView,
  useChosen,
  useFetched,
  usePortions,
  dataMessageClass,
  dataViewClass,
} from '../pageData';
import { attempt } from '../ui/rules/attempt';
import { fetchReleases } from './fetchReleases';
import { findReleases, piecesOf, type Entry, type Release } from './rules/releases';
import styles from './Changelog.late.module.css';

/** So many releases are listed at once; a button adds as many. */
const portion = 20;

const repositoryNames = { core: 'Material UI', x: 'MUI X' };
type Repository = keyof typeof repositoryNames;
const repositoryAddresses: Readonly<Record<Repository, string>> = {
  core: 'https://github.com/mui/material-ui',
  x: 'https://github.com/mui/mui-x',
};
const isRepository = (name: string): name is Repository => Object.hasOwn(repositoryNames, name);

/** As they are called in the address. */
const usual = { product: 'core', query: '' };

/** Text with its code and with links to pull requests; English in every language. */
function Text({ text, repository }: { text: string; repository: Repository }) {
  return (
    <>
      {piecesOf(text).map(([kind, piece], index) => {
        const key = `${index}${piece}`;
        if (kind === 'code') return <code key={key}>{piece}</code>;
        if (kind === 'plain') return <span key={key}>{piece}</span>;
        return (
          <a key={key} href={`${repositoryAddresses[repository]}/pull/${piece}`}>
            #{piece}
          </a>
        );
      })}
    </>
  );
}

function Entries({ entries, repository }: { entries: readonly Entry[]; repository: Repository }) {
  return (
    <ul>
      {entries.map(([kind, text], index) => (
        <li key={`${index}${text}`} data-kind={kind}>
          {kind === 'code' ? (
            // Code that is wider than the page scrolls, so it has to be reachable by keyboard.
            <pre
              dir="ltr"
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
              tabIndex={0}
              role="group"
              aria-label={translate({
                id: 'changelog.code',
                message: 'Code',
                description: 'Name of a block of code in the changelog, for screen readers',
              })}
            >
              <code>{text}</code>
            </pre>
          ) : (
            <span lang="en">
              <Text text={text} repository={repository} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReleaseProps {
  release: Release;
  repository: Repository;
  isOpen: boolean;
}

function ReleaseDetails({
  release: { version, date, sections },
  repository,
  isOpen,
}: ReleaseProps) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = (day: string) =>
    new Intl.DateTimeFormat(currentLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    );
  const shownDay = date && (attempt(() => format(date)) ?? date);
  return (
    <details open={isOpen} className={styles.release}>
      <summary>
        <strong>{version}</strong> <time dateTime={date}>{shownDay}</time>
      </summary>
      {sections.map(({ title, entries }, index) => (
        <div key={`${index}${title}`}>
          {title === '' ? null : (
            <p className={styles.title} lang="en">
              <Text text={title} repository={repository} />
            </p>
          )}
          <Entries entries={entries} repository={repository} />
        </div>
      ))}
    </details>
  );
}

/** The releases of a repository, and a box that searches them. */
export function Changelog() {
  const { chosen, choose, keep } = useChosen(usual);
  const { product, query } = chosen;
  const repository = isRepository(product) ? product : 'core';
  const { count, showMore, root } = usePortions<HTMLDivElement>(
    portion,
    `${repository} ${query}`,
    'summary',
  );
  const address = useBaseUrl(`/changelog/${repository}.json`);
  const { value: releases, hasFailed, retry } = useFetched(address, fetchReleases);
  const found = releases && findReleases(releases, query);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus leaves the fields inside
    <div ref={root} className={dataViewClass} data-changelog="" tabIndex={-1} onBlur={keep}>
      <FieldRow>
        <ChoiceField
          label={translate({
            id: 'changelog.product',
            message: 'Product',
            description: 'Label of the list of products on the page of the changelog',
          })}
          value={repository}
          options={repositoryNames}
          onChoose={(next) => choose({ product: next })}
        />
        <SearchField
          label={translate({
            id: 'changelog.search',
            message: 'Search changes',
            description: 'Label of the box that searches the changelog',
          })}
          value={query}
          onSearch={(next) => choose({ query: next })}
        />
      </FieldRow>
      {found ? (
        <>
          <p role="status" className={dataMessageClass}>
            {/* A text that begins with a number takes its direction from its letters. */}
            <bdi>
              {translate(
                {
                  id: 'changelog.count',
                  message: '{found} of {all} releases',
                  description: 'How many releases a search of the changelog finds',
                },
                { found: found.length, all: releases.length },
              )}
            </bdi>
          </p>
          {found.slice(0, count).map((release, index) => (
            <ReleaseDetails
              key={`${release.version}${query === '' ? '' : 'found'}`}
              release={release}
              repository={repository}
              isOpen={query !== '' || index === 0}
            />
          ))}
          {found.length > count ? (
            <button type="button" className="button" onClick={showMore}>
              {translate({
                id: 'changelog.more',
                message: 'Show older releases',
                description: 'Button below the releases of the changelog',
              })}
            </button>
          ) : null}
        </>
      ) : (
        <div className={dataMessageClass} role={hasFailed ? 'alert' : undefined}>
          <p>
            {hasFailed
              ? translate({
                  id: 'changelog.failed',
                  message: 'The changelog could not be loaded.',
                  description: 'Shown when the changelog did not arrive',
                })
              : translate({
                  id: 'changelog.loading',
                  message: 'Loading the changelog…',
                  description: 'Shown until the changelog arrives',
                })}
          </p>
          {hasFailed ? (
            <button
              type="button"
              className="button"
              onClick={(event) => {
                focusView(event);
                retry();
              }}
            >
              {translate({
                id: 'changelog.retry',
                message: 'Try again',
                description: 'Button below a changelog that did not arrive',
              })}
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
}

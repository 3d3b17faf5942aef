import type { Release } from '../../changelog/lib/parseChangelog';
import type { BuiltDoc } from '../../support/builtDocs';

/** Something new: a release, or a page that its badge calls new. */
export interface FeedEntry {
  title: string;
  /** Absolute address that no other entry ever has. */
  id: string;
  /** Absolute address of what there is to read. */
  link: string;
  /** Day, as 2026-11-25. */
  date: string;
  summary: string;
}

/** Entries of a feed at most: readers of feeds have the older ones. */
export const mostEntries = 50;

interface News {
  /** Releases by the name of their libraries. */
  releases: readonly (readonly [name: string, releases: readonly Release[]])[];
  docs: readonly Pick<
    BuiltDoc,
    'permalink' | 'title' | 'description' | 'versionName' | 'facts' | 'isUnlisted'
  >[];
  /** Origin of the site. */
  url: string;
  /** Absolute address of the page of the changelog. */
  changelog: string;
}

/**
 * What is new, newest first: releases with the highlights of the changelog, and pages of the current version whose badge says that they
 * are new, on the day on which they were changed last. What has no date is in no feed, which no clock dates either.
 */
export function feedEntries({ releases, docs, url, changelog }: News): FeedEntry[] {
  const ofReleases = releases.flatMap(([name, each]) =>
    each.flatMap(({ version, date, sections }) =>
      date === undefined
        ? []
        : [
            {
              title: `${name} ${version}`,
              // The page shows all releases, in one list without anchors.
              id: `${changelog}#${name.replaceAll(' ', '-').toLowerCase()}-${version}`,
              link: changelog,
              date,
              summary: (sections.find(({ title }) => title === '')?.entries ?? [])
                .map(([, text]) => text)
                .join(' · '),
            },
          ],
    ),
  );
  const ofPages = docs.flatMap(
    ({ permalink, title, description, versionName, facts, isUnlisted }) =>
      versionName === 'current' && !isUnlisted && facts.badges?.newFeature && facts.updated
        ? [
            {
              title,
              id: `${url}${permalink}`,
              link: `${url}${permalink}`,
              date: facts.updated.date,
              summary: description,
            },
          ]
        : [],
  );
  return [...ofReleases, ...ofPages]
    .toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1))
    .slice(0, mostEntries);
}

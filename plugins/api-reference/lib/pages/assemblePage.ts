import { allRows } from '../../../../src/api/rules/partRows';
import type {
  ApiHistory,
  ApiModel,
  ApiPage,
  DemoRef,
  RowVersions,
} from '../../../../src/api/rules/types';
import { rowDeprecated, rowSince } from '../../../../src/history/rules/rowSince';
import type { ProductHistory } from '../../../../src/history/rules/types';

/** Demos named beside one member; the first are the best. */
export const demosOfMember = 6;

interface Sources {
  libraryVersion: string;
  demos: { all: DemoRef[]; members: Record<string, DemoRef[]> } | undefined;
  history: ApiHistory;
  /** How the API of the page's product came to be; undefined where nothing is known of the documented version. */
  timeline?: ProductHistory | undefined;
  /** Title of a page in a language. */
  titleOf: (pathname: string, locale: string) => string;
  locales: readonly string[];
}

/** What the history says of the rows of a page; undefined if it says nothing. */
function rowVersions(model: ApiModel, timeline: ProductHistory): RowVersions | undefined {
  const found: RowVersions = { since: {}, deprecated: {} };
  for (const { key } of allRows(model)) {
    const since = rowSince(timeline, model.pathname, key);
    const deprecated = rowDeprecated(timeline, model.pathname, key);
    if (since !== undefined) found.since[key] = since;
    if (deprecated !== undefined) found.deprecated[key] = deprecated;
  }
  const { length } = [...Object.keys(found.since), ...Object.keys(found.deprecated)];
  return length > 0 ? found : undefined;
}

/** Everything that the page of a model shows, with the addresses of the page tree. */
export function assemblePage(
  model: ApiModel,
  {
    libraryVersion,
    demos = { all: [], members: {} },
    history,
    timeline,
    titleOf,
    locales,
  }: Sources,
): ApiPage {
  const facts = history.pages[model.pathname];
  const versions = history.packages?.[model.imports[0]?.package ?? ''] ?? history;
  // Facts of another version than the one documented would be wrong ones.
  const known = facts && versions.last === libraryVersion ? facts : undefined;
  const versionsOf = timeline && rowVersions(model, timeline);
  const pages = [...new Set(demos.all.map(({ pathname }) => pathname))];
  return {
    model,
    libraryVersion,
    demos: {
      all: demos.all,
      members: Object.fromEntries(
        Object.entries(demos.members).map(([name, refs]) => [name, refs.slice(0, demosOfMember)]),
      ),
    },
    titles: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(pages.map((pathname) => [pathname, titleOf(pathname, locale)])),
      ]),
    ),
    since: known?.since ?? {},
    ...(versionsOf && { versions: versionsOf }),
    ...(known?.changes && {
      changes: { ...known.changes, before: versions.before ?? history.before },
    }),
  };
}

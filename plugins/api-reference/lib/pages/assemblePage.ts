import type { ApiHistory, ApiModel, ApiPage, DemoRef } from '../../../../src/api/rules/types';

/** Demos named beside one member; the first are the best. */
export const demosOfMember = 6;

interface Sources {
  libraryVersion: string;
  demos: { all: DemoRef[]; members: Record<string, DemoRef[]> } | undefined;
  history: ApiHistory;
  /** Title of a page in a language. */
  titleOf: (pathname: string, locale: string) => string;
  locales: readonly string[];
}

/** Everything that the page of a model shows, with the addresses of the page tree. */
export function assemblePage(
  model: ApiModel,
  { libraryVersion, demos = { all: [], members: {} }, history, titleOf, locales }: Sources,
): ApiPage {
  const facts = history.pages[model.pathname];
  const versions = history.packages?.[model.imports[0]?.package ?? ''] ?? history;
  // Facts of another version than the one documented would be wrong ones.
  const known = facts && versions.last === libraryVersion ? facts : undefined;
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
    ...(known?.changes && {
      changes: { ...known.changes, before: versions.before ?? history.before },
    }),
  };
}

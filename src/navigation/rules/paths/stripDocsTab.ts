/** Segments of the pages beside a component's guide, in the order of the tabs. */
export const docsTabNames = ['components-api', 'hooks-api'];

const docsTabs = new Set(['[docsTab]', ...docsTabNames]);

/** Removes the docs-tab segment (`components-api`, `hooks-api`) from a path, as a whole segment only. */
export function stripDocsTab(pathname: string): string {
  return (
    pathname
      .split('/')
      .filter((segment) => !docsTabs.has(segment))
      .join('/') || '/'
  );
}

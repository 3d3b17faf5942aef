const docsTabs = new Set(['[docsTab]', 'components-api', 'hooks-api']);

/** Removes the docs-tab segment (`components-api`, `hooks-api`) from a path, as a whole segment only. */
export function stripDocsTab(pathname: string): string {
  return (
    pathname
      .split('/')
      .filter((segment) => !docsTabs.has(segment))
      .join('/') || '/'
  );
}

const folders = /^(?:(x-)?docs|(x_)?versioned_docs\/version-([^/]+))\/(.+)\/([^/]+)$/;

/** Demos whose page is no page of the docs, by their folder. */
const apart: Readonly<Record<string, string>> = {
  'docs/_home': '/',
  'docs/_playground': '/playground/',
};

/** Where a demo stands. */
export interface DemoPlace {
  /** Address of its page, without the language. */
  page: string;
  /** Name of the demo, which is the id of its frame there. */
  name: string;
}

/**
 * The page of a demo.
 * @param id - the demo's id: path of its file below the site, without extension
 * @returns undefined for what is no demo of a page
 */
export function demoPage(id: string): DemoPlace | undefined {
  const match = folders.exec(id);
  const parts = id.split('/');
  if (!match || parts.some((part) => part === '' || part.startsWith('.'))) return undefined;
  const [, xDocs, xVersioned, version, folder, name] = match;
  if (parts.some((part) => part.startsWith('_'))) {
    const page = apart[parts.slice(0, -1).join('/')];
    return page === undefined ? undefined : { page, name: name! };
  }
  const root = xDocs || xVersioned ? '/x/' : '/';
  return { page: `${root}${version ? `${version}/` : ''}${folder}/`, name: name! };
}

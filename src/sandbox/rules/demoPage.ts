const folders = /^(?:(x-)?docs|(x_)?versioned_docs\/version-([^/]+))\/(.+)\/([^/]+)$/;

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
  if (!match || id.split('/').some((part) => part === '' || part.startsWith('.'))) return undefined;
  const [, xDocs, xVersioned, version, folder, name] = match;
  const root = xDocs || xVersioned ? '/x/' : '/';
  return { page: `${root}${version ? `${version}/` : ''}${folder}/`, name: name! };
}

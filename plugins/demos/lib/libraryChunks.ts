import type { VersionFolder } from './versionAliases';

interface ChunkGroup {
  name: string;
  test: RegExp;
  minChunks: number;
  chunks: 'all' | 'async';
  priority: number;
  enforce: true;
}

/**
 * How the library is cut into files: one per product, fetched with the first demo that needs it, and one with what most demos
 * share, so that a button's demo does not fetch the Data Grid. Each older library has a file of its own: nobody but the readers of
 * that version fetches it.
 * @param versions - cut versions of the docs, with the names of the libraries that they document
 * @param chunks - which files they are taken out of
 * @returns groups for the bundler's `splitChunks`
 */
export function libraryChunks(
  versions: readonly VersionFolder[],
  chunks: 'all' | 'async',
): Record<string, ChunkGroup> {
  const group = (name: string, test: RegExp, minChunks = 1, priority = 60) => ({
    [name]: { name, test, minChunks, chunks, priority, enforce: true as const },
  });
  const older = [...new Set(versions.flatMap(({ aliases }) => Object.values(aliases)))];
  return Object.assign(
    {
      ...group('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/),
      ...group('data-grid', /[\\/]@mui[\\/]x-(data-grid|virtualizer)[\\/]/),
      ...group('data-grid-pro', /[\\/]@mui[\\/]x-data-grid-pro[\\/]/),
      ...group('data-grid-premium', /[\\/]@mui[\\/]x-data-grid-premium[\\/]/),
      ...group('date-pickers', /[\\/]@mui[\\/]x-date-pickers[\\/]/),
      ...group('date-pickers-pro', /[\\/]@mui[\\/]x-date-pickers-pro[\\/]/),
      ...group(
        'charts',
        /[\\/](@mui[\\/]x-(charts|charts-vendor|internal-gestures)|d3-[a-z]+)[\\/]/,
      ),
      ...group('charts-pro', /[\\/]@mui[\\/]x-charts-pro[\\/]/),
      ...group('tree-view', /[\\/]@mui[\\/]x-tree-view(-pro)?[\\/]/),
      ...group(
        'library',
        /[\\/]node_modules[\\/](@mui[\\/](?!x-)|@emotion|stylis|react-transition-group|@popperjs)/,
        4,
        55,
      ),
    },
    ...older.map((name) =>
      group(
        name.replace(/^@[^/]+\//, ''),
        new RegExp(`[\\\\/]node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`),
        1,
        70,
      ),
    ),
  );
}

import type { VersionFolder } from './versionAliases';

/** What a group asks the bundler: in which files a module would be. */
interface ChunkGraph {
  getModuleChunks: (module: never) => readonly { name?: string | undefined }[];
}

type ModuleTest = (
  module: { nameForCondition: () => string | null | undefined },
  graphs: { chunkGraph: ChunkGraph },
) => boolean;

export interface ChunkGroup {
  name: string;
  test: ModuleTest;
  minChunks: number;
  chunks: 'all' | 'async' | ((chunk: { name?: string | undefined }) => boolean);
  priority: number;
  enforce: true;
}

/** Entries by which code that a reader has written finds the packages; see `packages/packageEntries.ts`. */
export const packagesFolder = 'packages/';

/** Whether it is one of their files. */
export const isOfPackages = (name: string | undefined): boolean =>
  name?.startsWith(packagesFolder) === true;
const ofPackages = ({ name }: { name?: string | undefined }) => isOfPackages(name);

/** The `index.js` of a component, which says what its folder exports, names of classes, and the small packages that nearly every file of the library imports. */
const door =
  /[\\/]node_modules[\\/](?:@mui[\\/](?:material|system)[\\/]esm[\\/](?!locale)\w+[\\/](?:index|\w+Classes)\.js$|@mui[\\/](?:utils|styled-engine)[\\/]|(?:clsx|@babel[\\/]runtime|react-is|prop-types|hoist-non-react-statics|reselect|use-sync-external-store)[\\/])/;

/** React and the products, each a file of the name. Texts in the language of other pages are not the library's: an English page would fetch them too. */
export const productPatterns = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  'data-grid': /[\\/]@mui[\\/]x-(data-grid|virtualizer)[\\/](?!.*\blocales[\\/]zhCN\.)/,
  'data-grid-pro': /[\\/]@mui[\\/]x-data-grid-pro[\\/]/,
  'data-grid-premium': /[\\/]@mui[\\/]x-data-grid-premium[\\/]/,
  'date-pickers': /[\\/]@mui[\\/]x-date-pickers[\\/](?!.*\blocales[\\/]zhCN\.)/,
  'date-pickers-pro': /[\\/]@mui[\\/]x-date-pickers-pro[\\/]/,
  charts: /[\\/](@mui[\\/]x-(charts|charts-vendor|internal-gestures)|d3-[a-z]+)[\\/]/,
  'charts-pro': /[\\/]@mui[\\/]x-charts-pro[\\/]/,
  'tree-view': /[\\/]@mui[\\/]x-tree-view(-pro)?[\\/]/,
} as const;

/** What the components share, the small packages that nearly every file of them imports included. */
export const libraryPattern =
  /[\\/]node_modules[\\/](@mui[\\/](?!x-(?!internals[\\/])|material[\\/](?:esm[\\/])?locale[\\/])|@emotion|stylis|react-transition-group|@popperjs|(?:clsx|@babel[\\/]runtime|react-is|prop-types|hoist-non-react-statics|reselect|use-sync-external-store)[\\/])/;

/** Modules of an installed package; of those that extend Moment too. */
function inPackage(name: string): ModuleTest {
  const inside = name === 'moment' ? 'moment(-[a-z]+)?' : name;
  const pattern = new RegExp(`[\\\\/]node_modules[\\\\/]${inside}[\\\\/]`);
  return (module) => pattern.test(module.nameForCondition() ?? '');
}

/**
 * How the library is cut into files: one per product, fetched with the first demo that needs it, and one with what most demos
 * share, so that a button's demo does not fetch the Data Grid. Each older library has a file of its own: nobody but the readers of
 * that version fetches it. What demos fetch is decided by demos alone: the entries of packages, which name everything that can be
 * imported, do not count.
 * @param versions - cut versions of the docs, with the names of the libraries that they document
 * @param chunks - which files they are taken out of
 * @returns groups for the bundler's `splitChunks`
 */
export function libraryChunks(
  versions: readonly VersionFolder[],
  chunks: 'all' | 'async',
): Record<string, ChunkGroup> {
  const group = (name: string, pattern: RegExp, atLeast = 1, priority = 60) => {
    const test: ModuleTest = (module, { chunkGraph }) => {
      if (!pattern.test(module.nameForCondition() ?? '')) return false;
      const chunksOf = chunkGraph.getModuleChunks(module as never);
      return chunksOf.filter(({ name: chunk }) => !isOfPackages(chunk)).length >= atLeast;
    };
    return { [name]: { name, test, minChunks: 1, chunks, priority, enforce: true as const } };
  };
  const older = [...new Set(versions.flatMap(({ aliases }) => Object.values(aliases)))];
  return Object.assign(
    {
      ...Object.assign(
        {},
        ...Object.entries(productPatterns).map(([name, pattern]) => group(name, pattern)),
      ),
      ...group('library', libraryPattern, 4, 55),
    },
    ...older.map((name) =>
      group(
        name.replace(/^@[^/]+\//, ''),
        new RegExp(`[\\\\/]node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`),
        1,
        70,
      ),
    ),
    // A library of dates is its own file, since an adapter brings all of it.
    ...['date-fns', 'date-fns-jalali', 'dayjs', 'luxon', 'moment'].map((name) => ({
      [`packages-${name}`]: {
        name: `${packagesFolder}all-of-${name}`,
        test: inPackage(name),
        minChunks: 1,
        chunks: ofPackages,
        priority: 20,
        enforce: true as const,
      },
    })),
    {
      // The ways in, and the small packages that everything uses: with them alone, most of what demos have can be imported.
      'packages-doors': {
        name: `${packagesFolder}doors`,
        test: (module: Parameters<ModuleTest>[0]) => door.test(module.nameForCondition() ?? ''),
        minChunks: 1,
        chunks: ofPackages,
        priority: 20,
        enforce: true as const,
      },
      // What several entries of packages have in common and no file of the above has; pages keep theirs.
      'packages-shared': {
        name: `${packagesFolder}shared`,
        test: () => true,
        minChunks: 2,
        chunks: ofPackages,
        priority: 10,
        enforce: true as const,
      },
    },
  );
}

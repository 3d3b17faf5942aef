import { entryBefore, mountEntry } from './entries';
import { isOfPackages, libraryPattern, productPatterns, type ChunkGroup } from '../libraryChunks';

type ModuleTest = ChunkGroup['test'];
type Product = keyof typeof productPatterns;

/** Products by the folder of their pages, whose first demos need much the same. */
const families = {
  'data-grid': /(^|\/)react-data-grid\//,
  'date-pickers': /(^|\/)react-date-pickers\//,
  charts: /(^|\/)react-charts\//,
  'tree-view': /(^|\/)react-tree-view\//,
} as const satisfies Partial<Record<Product, RegExp>>;

type Family = keyof typeof families;

/** What so large a share of all first demos needs is fetched with each of them. */
const shareOfAll = 0.5;

/** What so large a share of a product's first demos needs of the library is fetched with each of them. */
const shareOfFamily = 0.3;

/** The same for what they need of the product. */
const shareOfProduct = 0.4;

/** What fewer pages need is in their own files. */
const fewestPages = 4;

const isLater = (name: string | undefined) => name !== undefined && entryBefore(name) !== undefined;

/**
 * How the library is cut into files so that the first demo of a page waits for little: what many first demos need is shared, what few need is in
 * a file of the page that has them, and the rest is shared by later demos. Takes the place of the groups of `libraryChunks` that have the
 * same name. The shares are those at which the first demos of all 297 pages came to the fewest bytes in the mean without
 * those of whole pages growing: 182 instead of 251 kB (brotli), and 227 instead of 251.
 * @param firsts - names of the entries with the first demo of a page
 * @returns groups for the bundler's `splitChunks`
 */
export function libraryTiers(firsts: readonly string[]): Record<string, ChunkGroup> {
  const isFirst = new Set(firsts);
  const sizes = new Map<Family, number>();
  const familyNames = Object.keys(families) as Family[];
  for (const family of familyNames) {
    sizes.set(family, firsts.filter((name) => families[family].test(name)).length);
  }
  // Each group asks it of each module, and the answer comes from the bundler's own process.
  const known = new WeakMap<object, string[]>();
  const chunksOf: (...of: Parameters<ModuleTest>) => string[] = (module, { chunkGraph }) => {
    const names =
      known.get(module) ??
      [...chunkGraph.getModuleChunks(module as never)].flatMap(({ name }) => name ?? []);
    known.set(module, names);
    return names;
  };
  const isOf =
    (pattern: RegExp): ModuleTest =>
    (module) =>
      pattern.test(module.nameForCondition() ?? '');
  const all =
    (...tests: readonly ModuleTest[]): ModuleTest =>
    (...of) =>
      tests.every((test) => test(...of));

  const isForAll: ModuleTest = (...of) => {
    const chunks = chunksOf(...of);
    return (
      chunks.includes(mountEntry) ||
      chunks.filter((name) => isFirst.has(name)).length >= shareOfAll * firsts.length
    );
  };
  const isForMany =
    (family: Family, share: number): ModuleTest =>
    (...of) => {
      const having = chunksOf(...of).filter(
        (name) => isFirst.has(name) && families[family].test(name),
      );
      return having.length > 0 && having.length >= share * sizes.get(family)!;
    };
  const isForAtLeast =
    (pages: number): ModuleTest =>
    (...of) =>
      chunksOf(...of).filter((name) => !isOfPackages(name)).length >= pages;

  /** Later demos take what is shared, and so does code that a reader has written. */
  const later = ({ name }: { name?: string | undefined }) => isLater(name) || isOfPackages(name);
  const firstOf =
    (...of: readonly Family[]) =>
    ({ name }: { name?: string | undefined }) =>
      name !== undefined && isFirst.has(name) && of.some((family) => families[family].test(name));
  const laterOrFirstOf =
    (...of: readonly Family[]) =>
    (chunk: { name?: string | undefined }) =>
      later(chunk) || firstOf(...of)(chunk);

  const group = (
    name: string,
    priority: number,
    chunks: ChunkGroup['chunks'],
    ...tests: readonly ModuleTest[]
  ) => ({
    [name]: { name, test: all(...tests), minChunks: 1, chunks, priority, enforce: true as const },
  });
  const isLibrary = isOf(libraryPattern);
  const forMany = (family: Family) => isForMany(family, shareOfFamily);
  const small = (family: Family) =>
    group(`library-${family}`, 53, firstOf(family), isLibrary, forMany(family));
  const product = (family: Family) => {
    const isProduct = isOf(productPatterns[family]);
    return {
      ...group(family, 60, 'all', isProduct, isForMany(family, shareOfProduct)),
      // What the group before leaves.
      ...group(`${family}-more`, 59, later, isProduct, isForAtLeast(1)),
    };
  };
  return {
    ...group('library', 58, 'all', isLibrary, isForAll),
    ...group(
      'library-fields',
      57,
      laterOrFirstOf('data-grid', 'date-pickers'),
      isLibrary,
      forMany('data-grid'),
      forMany('date-pickers'),
    ),
    ...group('library-data-grid', 56, laterOrFirstOf('data-grid'), isLibrary, forMany('data-grid')),
    ...group(
      'library-date-pickers',
      55,
      laterOrFirstOf('date-pickers'),
      isLibrary,
      forMany('date-pickers'),
    ),
    // A few kilobytes: later demos find them in what they share.
    ...small('charts'),
    ...small('tree-view'),
    ...group('library-more', 52, later, isLibrary, isForAtLeast(fewestPages)),
    ...Object.assign({}, ...familyNames.map(product)),
  };
}

import { chunksIn, nameKey, type ChunkNames } from '../../flat-client/lib/planShards';
import type { GeneratedRoute } from '../../flat-client/lib/readRoutes';
import { keyOf } from '../../../support/keptFile';

interface Built {
  /** Docusaurus's generated route tree. */
  routes: readonly GeneratedRoute[];
  /** Docusaurus's generated table of chunk names. */
  names: ChunkNames;
  /** Digest of each file of the server's bundle. A chunk's file is called `<chunk name>.js`, in whatever folder. */
  digests: ReadonlyMap<string, string>;
  /** What else all pages depend on. */
  salt: string;
}

const leavesOf = (routes: readonly GeneratedRoute[]): GeneratedRoute[] =>
  routes.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route]));

const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.js$/, '');

/** For each route without children, the chunks for which no other route asks: its text, mostly. */
function ownChunks(
  leaves: readonly GeneratedRoute[],
  names: ChunkNames,
): Map<GeneratedRoute, string[]> {
  const uses = new Map<string, number>();
  for (const chunk of Object.values(names).flatMap((entry) => [...new Set(chunksIn(entry))])) {
    uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  }
  return new Map(
    leaves.map((route) => [
      route,
      chunksIn(names[nameKey(route)]).filter((chunk) => uses.get(chunk) === 1),
    ]),
  );
}

/**
 * Names for each page everything that its HTML is made of: the files for which its route alone asks, and all files of
 * the server's bundle that are nobody's own. So a page whose text changed has another key, and a change of the frame, of a
 * sidebar or of the table of routes gives every page another one.
 * @returns keys by address; patterns such as `*` have none
 */
export function pageKeys({ routes, names, digests, salt }: Built): Map<string, string> {
  const chunks = ownChunks(
    leavesOf(routes).filter(({ path }) => !/[*:(]/.test(path)),
    names,
  );
  const own = new Set([...chunks.values()].flat());
  const shared = [...digests]
    .filter(([file]) => !own.has(nameOf(file)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const shell = keyOf(salt, ...shared.flat());
  const ofChunk = new Map([...digests].map(([file, digest]) => [nameOf(file), digest]));

  return new Map(
    [...chunks].map(([{ path }, names]) => [
      path,
      keyOf(shell, path, ...names.map((name) => ofChunk.get(name) ?? '')),
    ]),
  );
}

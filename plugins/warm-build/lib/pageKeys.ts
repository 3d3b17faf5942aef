import { createHash } from 'node:crypto';
import type { ChunkNames } from '../../flat-client/lib/planShards';
import type { GeneratedRoute } from '../../flat-client/lib/readRoutes';

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

function flat(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(flat) : [];
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
  for (const chunk of Object.values(names).flatMap((entry) => [...new Set(flat(entry))])) {
    uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  }
  return new Map(
    leaves.map((route) => [
      route,
      flat(names[`${route.component.path}-${route.component.hash}`]).filter(
        (chunk) => uses.get(chunk) === 1,
      ),
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
  const files = [...digests].toSorted(([a], [b]) => (a < b ? -1 : 1));

  const shared = createHash('sha256').update(salt);
  const ofChunk = new Map<string, string>();
  for (const [file, digest] of files) {
    if (own.has(nameOf(file))) ofChunk.set(nameOf(file), digest);
    else shared.update(`\n${file} ${digest}`);
  }
  const shell = shared.digest('hex');

  return new Map(
    [...chunks].map(([{ path }, names]) => [
      path,
      createHash('sha256')
        .update([shell, path, ...names.map((name) => ofChunk.get(name))].join('\n'))
        .digest('hex'),
    ]),
  );
}

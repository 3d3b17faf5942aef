import type { GeneratedRoute } from './readRoutes';

/** Chunk names of one route as Docusaurus generates them: nested, keyed by prop. */
export type ChunkNames = Record<string, Record<string, unknown>>;

/**
 * Pages of one section of one version and language, whose table is fetched with the first of them: all of a
 * section, or a stretch of a large one in the order of addresses.
 */
export interface Shard {
  /** What the address of each of its pages begins with. */
  prefix: string;
  /** Of a stretch: what follows the prefix in the address of its first page, and of the first page behind it. */
  from?: string;
  to?: string;
  /** Where its routes belong: indexes into `routes`, from the top. */
  parent: number[];
  routes: GeneratedRoute[];
  /** Keys of the chunk-name table that only this shard needs. */
  names: string[];
  /** Chunks that only this shard needs. */
  chunks: string[];
}

/** The routes that stay in every first load, and the shards. */
export interface ShardPlan {
  shell: GeneratedRoute[];
  shards: Shard[];
  /** Chunks that pages of every section need: the components around them, and what several shards share. */
  frame: string[];
}

/** Leaves below one parent that are worth a table of their own. */
const fewest = 2;

/** Pages that a table holds at most: a reader of one pays for all of them. */
const most = 40;

/** The chunks that an entry of the table of chunk names holds, however deep. */
export function chunksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(chunksIn) : [];
}

const isLeaf = (route: GeneratedRoute): boolean => route.exact === true && !route.routes;
/** The key of a route in the table of chunk names. */
export const nameKey = ({ component }: GeneratedRoute): string =>
  `${component.path}-${component.hash}`;

/** The section an address belongs to, below its parent: up to and including the next slash. */
function sectionOf(address: string, parent: string): string | undefined {
  const base = parent.endsWith('/') ? parent : `${parent}/`;
  if (!address.startsWith(base)) return undefined;
  const [segment] = address.slice(base.length).split('/');
  return segment ? `${base}${segment}/` : undefined;
}

/** Cuts the table of a large section into stretches of nearly the same size. */
function stretches(section: Shard): Shard[] {
  const count = Math.ceil(section.routes.length / most);
  if (count <= 1) return [section];
  const routes = section.routes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const startOf = (index: number) => Math.round((index * routes.length) / count);
  const restOf = (index: number) => routes[startOf(index)]!.path.slice(section.prefix.length);
  return Array.from({ length: count }, (_, index) => ({
    ...section,
    routes: routes.slice(startOf(index), startOf(index + 1)),
    names: [],
    chunks: [],
    // The first and the last reach to the ends, for addresses that no page has.
    from: index === 0 ? '' : restOf(index),
    ...(index < count - 1 && { to: restOf(index + 1) }),
  }));
}

/**
 * Takes the leaf pages out of the route tree and groups them by section.
 * @param routes - the generated tree; not changed
 * @param names - the generated table of chunk names
 */
export function planShards(routes: GeneratedRoute[], names: ChunkNames): ShardPlan {
  const sections = new Map<string, Shard>();

  function shellOf(list: GeneratedRoute[], parent: number[], parentPath: string): GeneratedRoute[] {
    const leaves = list.filter(isLeaf);
    const kept: GeneratedRoute[] = [];
    for (const route of list) {
      const section =
        isLeaf(route) && parent.length > 0 ? sectionOf(route.path, parentPath) : undefined;
      if (section === undefined || leaves.length < fewest) {
        const index = kept.length;
        kept.push(
          route.routes
            ? { ...route, routes: shellOf(route.routes, [...parent, index], route.path) }
            : route,
        );
        continue;
      }
      const id = `${parent.join('.')} ${section}`;
      const shard = sections.get(id) ?? {
        prefix: section,
        parent,
        routes: [],
        names: [],
        chunks: [],
      };
      shard.routes.push(route);
      sections.set(id, shard);
    }
    return kept;
  }

  const shell = shellOf(routes, [], '/');
  const shards = [...sections.values()].flatMap(stretches);
  const users = new Map<string, Set<Shard | null>>();
  const note = (route: GeneratedRoute, shard: Shard | null): void => {
    for (const chunk of chunksIn(names[nameKey(route)])) {
      users.set(chunk, (users.get(chunk) ?? new Set()).add(shard));
    }
    route.routes?.forEach((child) => note(child, shard));
  };
  shell.forEach((route) => note(route, null));
  for (const shard of shards) {
    for (const route of shard.routes) {
      note(route, shard);
      shard.names.push(nameKey(route));
    }
  }
  for (const [chunk, by] of users) {
    const [only] = by;
    if (by.size === 1 && only) only.chunks.push(chunk);
  }
  const frame = new Set<string>();
  const noteFrame = ({ routes: children, ...route }: GeneratedRoute): void => {
    if (!children) return;
    // Not its other data: that is of one version, and there may be many.
    const { __comp, __context } = names[nameKey(route)] ?? {};
    chunksIn([__comp, __context]).forEach((chunk) => frame.add(chunk));
    children.forEach(noteFrame);
  };
  shell.forEach(noteFrame);
  for (const [chunk, by] of users) if (!by.has(null) && by.size > 1) frame.add(chunk);
  return { shell, shards, frame: [...frame] };
}

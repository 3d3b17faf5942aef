import fs from 'node:fs';
import path from 'node:path';
import { chunksIn, nameKey, planShards, type ChunkNames } from './planShards';
import { readRoutes, type GeneratedRoute } from './readRoutes';
import { shardChunkName } from './writeModules';

/** As much as is read here of what Docusaurus says of the browser's bundle (its `ChunkManifest`). */
interface ClientManifest {
  /** By the name of a chunk: the chunks that come when it is asked for. */
  origins: Readonly<Record<string, readonly string[]>>;
  /** By the name of a chunk: its files, by kind. */
  assets: Readonly<Record<string, Readonly<Record<string, readonly { file: string }[]>>>>;
}

/**
 * The files that the router fetches to show a page: the table of its section, and what the page and the routes around it consist of.
 * @param generatedFilesDir - of Docusaurus, when the browser's bundle of the language is there
 * @returns by the page's path: files relative to the output's folder, each once
 * @throws if what Docusaurus has generated is not there or not in its form
 */
export function readRouteFiles(generatedFilesDir: string): Map<string, string[]> {
  const read = (name: string) => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
  const { origins, assets } = JSON.parse(read('client-manifest.json')) as ClientManifest;
  if (typeof origins !== 'object' || typeof assets !== 'object') {
    throw new Error(
      'client-manifest.json of Docusaurus has no "origins" and "assets" any more; see plugins/lean-docusaurus/flat-client',
    );
  }
  const routes = readRoutes(read('routes.js'));
  const tables = new Map(
    planShards(routes, names).shards.flatMap((shard) =>
      shard.routes.map((route) => [route.path, shardChunkName(shard)] as const),
    ),
  );
  // A chunk without files of its own has come with the first ones.
  const filesOf = (chunk: string): string[] =>
    (origins[chunk] ?? [])
      .flatMap((each) => Object.values(assets[each] ?? {}))
      .flatMap((files) => files.map(({ file }) => file));
  const found = new Map<string, string[]>();
  const walk = (route: GeneratedRoute, around: readonly string[]): void => {
    const chunks = [...around, ...chunksIn(names[nameKey(route)])];
    route.routes?.forEach((child) => walk(child, chunks));
    if (route.routes) return;
    const table = tables.get(route.path);
    const all = table === undefined ? chunks : [table, ...chunks];
    found.set(route.path, [...new Set(all.flatMap(filesOf))]);
  };
  for (const route of routes) walk(route, []);
  return found;
}

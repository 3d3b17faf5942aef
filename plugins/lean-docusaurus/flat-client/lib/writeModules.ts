import type { ChunkNames, Shard, ShardPlan } from './planShards';
import type { GeneratedRoute } from './readRoutes';

const quote = (value: unknown): string => JSON.stringify(value);

function routeCode(route: GeneratedRoute): string {
  const { component, routes, ...attributes } = route;
  const fields = Object.entries(attributes).map(([key, value]) => `${quote(key)}: ${quote(value)}`);
  fields.push(`component: ComponentCreator(${quote(component.path)}, ${quote(component.hash)})`);
  if (routes) fields.push(`routes: [${routes.map(routeCode).join(',\n')}]`);
  return `{ ${fields.join(', ')} }`;
}

/** The name of a shard's file. */
export function shardChunkName({ prefix, from = '' }: Shard): string {
  return `pages${`${prefix}${from}`.replace(/[^A-Za-z0-9]+/g, '-')}`.replace(/-$/, '');
}

/** The module that stands for `@generated/routes`: the shell's routes, and how to fetch the rest. */
export function shellCode({ shell, shards }: ShardPlan, file: string): string {
  const entries = shards.map(
    (shard, index) =>
      `[${quote(shard.prefix)}, ${quote(shard.parent)}, () => import(/* webpackChunkName: ${quote(shardChunkName(shard))} */ ${quote(`${file}?shard=${index}`)})${[shard.from, shard.to].map((end) => (end === undefined ? '' : `, ${quote(end)}`)).join('')}]`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export const shards = [${entries.join(',\n')}];
export default [${shell.map(routeCode).join(',\n')}];
`;
}

/** The module of one shard: registers what its routes need, then makes them. */
export function shardCode(
  shard: Shard,
  names: ChunkNames,
  registry: ReadonlyMap<string, string>,
): string {
  const own = Object.fromEntries(shard.names.map((key) => [key, names[key]]));
  const chunks = shard.chunks.flatMap((chunk) => {
    const code = registry.get(chunk);
    return code === undefined ? [] : [`${quote(chunk)}: ${code}`];
  });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
Object.assign(registry, {${chunks.join(',\n')}});
Object.assign(routesChunkNames, ${quote(own)});
export default [${shard.routes.map(routeCode).join(',\n')}];
`;
}

/**
 * The registry without what the shards bring. The frame's modules come with it, not as files of their own: each is a
 * small script for which every first page would wait.
 */
export function shellRegistryCode(plan: ShardPlan, registry: ReadonlyMap<string, string>): string {
  const moved = new Set(plan.shards.flatMap(({ chunks }) => chunks));
  const frame = new Set(plan.frame);
  const entries = [...registry]
    .filter(([chunk]) => !moved.has(chunk))
    .map(([chunk, code]) => {
      const shown = frame.has(chunk)
        ? code.replace(/\/\* webpackChunkName: "[^"]*" \*\//, '/* webpackMode: "eager" */')
        : code;
      return `${quote(chunk)}: ${shown}`;
    });
  return `export default {${entries.join(',\n')}};\n`;
}

/** The table of chunk names without what the shards bring, as JSON. */
export function shellNamesJson(plan: ShardPlan, names: ChunkNames): string {
  const moved = new Set(plan.shards.flatMap((shard) => shard.names));
  return JSON.stringify(
    Object.fromEntries(Object.entries(names).filter(([key]) => !moved.has(key))),
  );
}

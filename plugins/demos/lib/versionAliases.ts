import fs from 'node:fs';
import path from 'node:path';

/** A folder of pages whose demos run on other versions of the library than the current ones. */
export interface VersionFolder {
  /** Relative to the site. */
  folder: string;
  /** Name in package.json by npm name of the library. */
  aliases: Record<string, string>;
}

/** A folder on disk, and what the code in it gets for the libraries it imports. */
export interface AliasScope {
  /** Absolute, with a separator at its end. */
  folder: string;
  aliases: Record<string, string>;
}

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

/** The package that a request names: `@mui/x-charts/BarChart` → `@mui/x-charts`. */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Whether a version is one that a dependency asks for. Knows the two forms in which the library's packages
 * name each other, exact and `^`; any other form counts as no.
 */
export function accepts(range: string, version: string): boolean {
  if (range === version) return true;
  const asked = /^\^([1-9]\d*)\.(\d+)\.(\d+)$/.exec(range);
  const given = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!asked || !given || asked[1] !== given[1]) return false;
  const [minor, patch] = [Number(given[2]) - Number(asked[2]), Number(given[3]) - Number(asked[3])];
  return minor > 0 || (minor === 0 && patch >= 0);
}

function manifestOf(siteDir: string, name: string, folder: string): Manifest {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `${folder} documents a library that is installed as ${name}, and node_modules has no such package. Run npm ci`,
    );
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}

/**
 * Says where which aliases hold: in the folders of pages, and within the aliased packages themselves. There
 * they make one copy of what several packages share, such as the context of the date pickers, but only
 * where the other package is of the version that this one asks for.
 * @throws if an alias is not installed
 */
export function aliasScopes(siteDir: string, versions: readonly VersionFolder[]): AliasScope[] {
  const packages = new Map<string, Record<string, string>>();
  for (const { folder, aliases } of versions) {
    const manifests = new Map(
      Object.values(aliases).map((alias) => [alias, manifestOf(siteDir, alias, folder)] as const),
    );
    for (const [alias, { dependencies = {} }] of manifests) {
      const fitting = Object.entries(aliases).filter(([name, other]) => {
        const range = dependencies[name];
        const version = manifests.get(other)?.version;
        return range !== undefined && version !== undefined && accepts(range, version);
      });
      packages.set(alias, { ...packages.get(alias), ...Object.fromEntries(fitting) });
    }
  }
  return [
    ...versions.map(({ folder, aliases }) => ({
      folder: path.join(siteDir, folder) + path.sep,
      aliases,
    })),
    ...[...packages].map(([name, aliases]) => ({
      folder: path.join(siteDir, 'node_modules', name) + path.sep,
      aliases,
    })),
  ];
}

/**
 * The server takes the CommonJS form of what it bundles: packages that are strict ES modules get
 * `{ default }` instead of the export from those that are left to Node.
 */
const commonJs = { byDependency: { esm: { conditionNames: ['require', 'node', 'default'] } } };

/** The bundler's rules for {@link aliasScopes}: requests from a folder are resolved with its aliases. */
export function aliasRules(scopes: readonly AliasScope[], isServer: boolean) {
  return scopes
    .filter(({ aliases }) => Object.keys(aliases).length > 0)
    .map(({ folder, aliases }) => ({
      include: folder,
      resolve: { alias: aliases, ...(isServer ? commonJs : {}) },
    }));
}

/**
 * Says which requests the server's bundle leaves to Node. Those from an older version are left to it only
 * if Node would find the same package for them as for the rest of the site.
 * @param installed - requests that are left to Node otherwise
 * @param exists - whether a folder is there; `fs.existsSync` outside tests
 */
export function isLeftToNode(
  siteDir: string,
  scopes: readonly AliasScope[],
  installed: readonly RegExp[],
  exists: (folder: string) => boolean = fs.existsSync,
): (request: string, context: string) => boolean {
  const modules = path.join(siteDir, 'node_modules');
  return (request, context) => {
    if (!installed.some((pattern) => pattern.test(request))) return false;
    const scope = scopes.find(({ folder }) => (context + path.sep).startsWith(folder));
    if (!scope) return true;
    const name = packageOf(request);
    if (scope.aliases[name] !== undefined) return false;
    // A package within an aliased one may bring its own version of a third.
    for (let at = context; at.startsWith(modules + path.sep); at = path.dirname(at)) {
      if (path.basename(at) !== 'node_modules' && exists(path.join(at, 'node_modules', name))) {
        return false;
      }
    }
    return true;
  };
}

/**
 * What the server's bundle takes from `node_modules` as it is: demos are rendered there with the very files
 * that a reader installs, and some thousand modules less are bundled.
 */
const installed = [
  /^@mui\//,
  /^@emotion\//,
  /^react(-dom)?($|\/)/,
  /^(jsdom|@sinonjs\/fake-timers)$/,
  /^(dayjs|date-fns|date-fns-jalali|luxon|moment|moment-[a-z]+|stylis|stylis-plugin-rtl)($|\/)/,
];

/**
 * The bundler's `externals` for what the server renders. Older versions of the library are bundled, since Node would not find
 * them.
 */
export function installedBesides(siteDir: string, scopes: readonly AliasScope[]) {
  if (scopes.length === 0) return installed;
  const isLeft = isLeftToNode(siteDir, scopes, installed);
  return (
    { request = '', context = '' }: { request?: string; context?: string },
    done: (error?: Error, result?: string) => void,
  ) => (isLeft(request, context) ? done(undefined, request) : done());
}

import { escapeRegex } from './escapeRegex';
import { fileEnding } from './fileEnding';
import { contentType, languageFolders, type HostingTable } from './hostingTable';
import type { HostMoves } from './listMoves';

/** How many routes Vercel reads. https://vercel.com/docs/limits */
export const routesLimit = 2048;

/** What Vercel does with a path that an expression finds. */
interface Route {
  src: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  /** The routes behind it are looked at, too. */
  continue?: true;
}

/** Headers of every answer, and what files have beside them; the last one of a name counts. */
function headerRoutes({ caching, types, ...table }: HostingTable, base: string): Route[] {
  const kept = languageFolders(table).flatMap((language) =>
    caching.namedByContent.map((folder) => escapeRegex(language + folder)),
  );
  const route = (pattern: string, headers: Record<string, string>): Route => ({
    src: `^${base}${pattern}$`,
    headers,
    continue: true,
  });
  return [
    route('/.*', { ...table.headers, 'Cache-Control': caching.otherwise }),
    route(`(?:${kept.join('|')}).*`, { 'Cache-Control': caching.forGood }),
    ...Object.entries(types).map(([ending, type]) =>
      route(`/.*${escapeRegex(ending)}`, { 'Content-Type': contentType(table, type) }),
    ),
  ];
}

/**
 * Where moved addresses lead, in every language. Whatever number of slashes stands before the rest of an address, it is not taken
 * along: the rest may be what comes to the front.
 */
function moveRoutes(table: HostingTable, base: string, { exact, folders }: HostMoves): Route[] {
  const others = table.languages.map((language) => `/${escapeRegex(language)}`);
  const language = `((?:${others.join('|')})?)`;
  const route = (pattern: string, to: string, status: number): Route => ({
    src: `^${base}${language}${pattern}$`,
    headers: {
      Location: to.startsWith('/')
        ? `${table.baseUrl.slice(0, -1)}$1${to}`
        : to.replace('{langPrefix}', '$1'),
    },
    status,
  });
  const rest = String.raw`[/\\\s]+([^/\\\s]`;
  return [
    ...[...exact, { from: '/en', to: '/', status: 301 }].map(({ from, to, status }) =>
      route(`${escapeRegex(from)}/*`, to, status),
    ),
    ...[...folders, { from: '/en', to: '/*', status: 301 }].flatMap(({ from, to, status }) => {
      const folder = escapeRegex(from);
      if (!to.endsWith('/*')) return [route(`${folder}(?:/.*)?`, to, status)];
      const kept = to.slice(0, -1);
      return [
        // A file has no slash at its end.
        route(`${folder}${rest}.*${fileEnding})/*`, `${kept}$2`, status),
        route(`${folder}${rest}.*?)/*`, `${kept}$2/`, status),
      ];
    }),
  ];
}

/**
 * The `vercel.json` of a folder that is deployed as it is. It is written in routes and not in redirects and headers, since those
 * cannot say what an answer has for which there is no file: not to be kept for good, and the page of its language.
 * @see https://vercel.com/docs/project-configuration/vercel-json#routes
 */
export function vercelJson(table: HostingTable, moves: HostMoves): string {
  const folder = table.baseUrl.slice(0, -1);
  const base = escapeRegex(folder);
  const missing = {
    'Cache-Control': table.caching.otherwise,
    'Content-Type': contentType(table, 'text/html'),
  };
  const routes = [
    ...headerRoutes(table, base),
    ...moveRoutes(table, base, moves),
    // A page was asked for without its slash: the last part has no ending.
    {
      src: String.raw`^(?!.*${fileEnding}$)((?:/[^./\\\s][^/\\\s]*)+)$`,
      headers: { Location: '$1/' },
      status: 301,
    },
    { handle: 'filesystem' },
    ...languageFolders(table)
      .toReversed()
      .map((language) => ({
        src: `^${base}${escapeRegex(language)}/.*$`,
        dest: `${folder}${language}/404.html`,
        headers: missing,
        status: 404,
      })),
  ];
  const config = { $schema: 'https://openapi.vercel.sh/vercel.json', routes };
  return `${JSON.stringify(config, null, 2)}\n`;
}

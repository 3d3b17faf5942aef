import type { HostMove, HostMoves } from './listMoves';
import { languageFolders, type HostingTable } from './hostingTable';

const below = (baseUrl: string, address: string) =>
  address.startsWith('/') ? `${baseUrl.slice(0, -1)}${address}` : address;

/** What a file has, beside the headers of every answer, by a pattern of its path. */
function headerRules(table: HostingTable): [pattern: string, name: string, value: string][] {
  const { caching, types, texts } = table;
  const kept = languageFolders(table).flatMap((language) =>
    caching.namedByContent.map((folder) => `${language}${folder}*`),
  );
  const typeOf = (type: string) => (texts.includes(type) ? `${type}; charset=utf-8` : type);
  return [
    ...kept.map((pattern): [string, string, string] => [pattern, 'Cache-Control', caching.forGood]),
    ...Object.entries(types).map(([ending, type]): [string, string, string] => [
      `/*${ending}`,
      'Content-Type',
      typeOf(type),
    ]),
  ];
}

/** A move in the folder of each language. */
function inLanguages(
  table: HostingTable,
  { from, to, status }: HostMove,
): { from: string; to: string; status: number }[] {
  return languageFolders(table).map((language) => ({
    from: below(table.baseUrl, `${language}${from}`),
    to: to.startsWith('/')
      ? below(table.baseUrl, `${language}${to}`)
      : to.replace('{langPrefix}', language),
    status,
  }));
}

/**
 * The `_headers` of Netlify and Cloudflare Pages. Both ask again for everything that has no `Cache-Control` of its own, so only
 * what may be kept for good has one.
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(table: HostingTable): string {
  const block = (pattern: string, headers: [string, string][]) =>
    [
      below(table.baseUrl, pattern),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n');
  return [
    block('/*', Object.entries(table.headers)),
    ...headerRules(table).map(([pattern, name, value]) => block(pattern, [[name, value]])),
  ].join('\n');
}

/**
 * The `_redirects` of Netlify and Cloudflare Pages: the first rule that fits counts, and a page that is there comes before all of
 * them on Netlify. Cloudflare puts rules first, so no rule may stand at the address of a page; a build refuses those.
 * @see https://docs.netlify.com/routing/redirects/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(table: HostingTable, { exact, folders }: HostMoves): string {
  const lines = [
    ...exact.flatMap((move) => inLanguages(table, move)),
    ...folders.flatMap(({ from, to, status }) =>
      inLanguages(table, { from: `${from}/*`, to: to.replace(/\/\*$/, '/:splat'), status }),
    ),
    { from: below(table.baseUrl, '/en/*'), to: below(table.baseUrl, '/:splat'), status: 301 },
    // The page of the language, where something else than the default one is asked for.
    ...table.languages.map((language) => ({
      from: below(table.baseUrl, `/${language}/*`),
      to: below(table.baseUrl, `/${language}/404.html`),
      status: 404,
    })),
  ];
  return `${lines.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
}

/** A text as path-to-regexp takes it for itself. */
const literal = (path: string) => path.replace(/[.*+?(){}[\]:!]/g, '\\$&');

/**
 * The `vercel.json` of a folder that is deployed as it is.
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelJson(table: HostingTable, { exact, folders }: HostMoves): string {
  const header = (key: string, value: string) => ({ key, value });
  const source = (pattern: string) => {
    const [before = '', after = ''] = pattern.split('*');
    return `${literal(below(table.baseUrl, before))}(.*)${literal(after)}`;
  };
  const redirect = (from: string, to: string, statusCode: number) => ({
    source: from,
    destination: to,
    statusCode,
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      {
        source: source('/*'),
        headers: [
          ...Object.entries(table.headers).map(([key, value]) => header(key, value)),
          header('Cache-Control', table.caching.otherwise),
        ],
      },
      ...headerRules(table).map(([pattern, key, value]) => ({
        source: source(pattern),
        headers: [header(key, value)],
      })),
    ],
    redirects: [
      ...exact
        .flatMap((move) => inLanguages(table, move))
        .map(({ from, to, status }) => redirect(literal(from), to, status)),
      ...folders.flatMap(({ from, to, status }) =>
        inLanguages(table, { from, to: to.replace(/\/\*$/, '/:rest*'), status }).map((move) =>
          redirect(`${literal(move.from)}/:rest*`, move.to, move.status),
        ),
      ),
      redirect(
        `${literal(below(table.baseUrl, '/en'))}/:rest*`,
        below(table.baseUrl, '/:rest*'),
        301,
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

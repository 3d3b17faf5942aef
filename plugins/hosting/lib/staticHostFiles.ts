import { contentType, languageFolders, type HostingTable } from './hostingTable';
import { belowBase, inLanguages } from './inLanguages';
import type { HostMoves } from './listMoves';

/** How many rules Cloudflare Pages reads; Netlify names no limit. https://developers.cloudflare.com/pages/platform/limits/ */
export const headerRulesLimit = 100;

type HeaderRule = [pattern: string, name: string, value: string];

/** What a file has, beside the headers of every answer, by a pattern of its path. */
function headerRules(table: HostingTable): HeaderRule[] {
  const { caching, types } = table;
  const kept = languageFolders(table).flatMap((language) =>
    caching.namedByContent.map((folder) => `${language}${folder}*`),
  );
  return [
    ...kept.map((pattern): HeaderRule => [pattern, 'Cache-Control', caching.forGood]),
    ...Object.entries(types).map(([ending, type]): HeaderRule => [
      `/*${ending}`,
      'Content-Type',
      contentType(table, type),
    ]),
  ];
}

/**
 * The `_headers` of Netlify and Cloudflare Pages. Both ask again for everything that has no `Cache-Control` of its own, so only
 * what may be kept for good has one. Cloudflare makes 103 answers of the `Link` headers.
 *
 * Cloudflare joins the values of all rules that fit and cannot except a folder, and it reads 100 rules, of 2,000 characters a line. So
 * what pages load first is one rule for each of the uppermost folders, not one for all pages, which would give a language what
 * another one loads, nor one for each page. Where there are more folders than rules are left, the last ones go without.
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/early-hints/
 */
export function headersFile(table: HostingTable): string {
  const block = (pattern: string, headers: [string, string][]) =>
    [
      belowBase(table.baseUrl, pattern),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n');
  const homes = languageFolders(table).map((folder) => `${folder}/`);
  const needed = [
    block('/*', Object.entries(table.headers)),
    ...headerRules(table).map(([pattern, name, value]) => block(pattern, [[name, value]])),
  ];
  const preloads = Object.entries(table.preload).map(([folder, link]) =>
    block(homes.includes(folder) ? folder : `${folder}*`, [['Link', link]]),
  );
  return [...needed, ...preloads.slice(0, headerRulesLimit - needed.length)].join('\n');
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
    {
      from: belowBase(table.baseUrl, '/en/*'),
      to: belowBase(table.baseUrl, '/:splat'),
      status: 301,
    },
    // The page of the language, where something else than the default one is asked for.
    ...table.languages.map((language) => ({
      from: belowBase(table.baseUrl, `/${language}/*`),
      to: belowBase(table.baseUrl, `/${language}/404.html`),
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
    return `${literal(belowBase(table.baseUrl, before))}(.*)${literal(after)}`;
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
        `${literal(belowBase(table.baseUrl, '/en'))}/:rest*`,
        belowBase(table.baseUrl, '/:rest*'),
        301,
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

import { contentType, languageFolders, type HostingTable } from './hostingTable';
import { belowBase, inLanguages } from './inLanguages';
import type { HostMove, HostMoves } from './listMoves';

/** How many rules Cloudflare Pages reads; Netlify names no limit. https://developers.cloudflare.com/pages/platform/limits/ */
export const headerRulesLimit = 100;

/** How many characters of a line Cloudflare Pages reads; it leaves out a longer one. */
export const headerLineLimit = 2000;

/** How many rules without and with a `*` Cloudflare Pages reads. */
export const redirectLimits = { exact: 2000, wild: 100 };

/** How long what is named by its content is kept where a rule holds for an answer that says that it is missing, too. */
const keptAnyway = 'public, max-age=3600';

/** What a policy in a page cannot say. https://www.w3.org/TR/CSP3/#meta-element */
const headerOnly = /^(?:frame-ancestors|report-uri|sandbox)\b/;

type HeaderRule = [pattern: string, name: string, value: string];

/** What a file has, beside the headers of every answer, by a pattern of its path. */
function headerRules(table: HostingTable): HeaderRule[] {
  const { caching, types } = table;
  const kept = languageFolders(table).flatMap((language) =>
    caching.namedByContent.map((folder) => `${language}${folder}*`),
  );
  return [
    ...kept.map((pattern): HeaderRule => [pattern, 'Cache-Control', keptAnyway]),
    ...Object.entries(types).map(([ending, type]): HeaderRule => [
      `/*${ending}`,
      'Content-Type',
      contentType(table, type),
    ]),
  ];
}

const headerLine = (name: string, value: string) => `  ${name}: ${value}`;
const isRead = (line: string) => line.length <= headerLineLimit;

/** A policy that Cloudflare Pages reads: a longer one says only what the pages, which have the same one as a `meta` tag, cannot. */
function readPolicy(name: string, value: string): string {
  return name !== 'Content-Security-Policy' || isRead(headerLine(name, value))
    ? value
    : value
        .split('; ')
        .filter((directive) => headerOnly.test(directive))
        .join('; ');
}

/**
 * The `_headers` of Netlify and Cloudflare Pages. Both ask again for everything that has no `Cache-Control` of its own, so only
 * what is named by its content has one. A rule holds whatever the status is, so that is none for good: a reader would keep, too,
 * that a file is missing. Cloudflare makes 103 answers of the `Link` headers.
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
      ...headers.map(([name, value]) => headerLine(name, readPolicy(name, value))),
      '',
    ].join('\n');
  const homes = languageFolders(table).map((folder) => `${folder}/`);
  const needed = [
    block('/*', Object.entries(table.headers)),
    ...headerRules(table).map(([pattern, name, value]) => block(pattern, [[name, value]])),
  ];
  const preloads = Object.entries(table.preload)
    .filter(([, link]) => isRead(headerLine('Link', link)))
    .map(([folder, link]) =>
      block(homes.includes(folder) ? folder : `${folder}*`, [['Link', link]]),
    );
  return [...needed, ...preloads.slice(0, headerRulesLimit - needed.length)].join('\n');
}

/**
 * The `_redirects` of Netlify and Cloudflare Pages: the first rule that fits counts, and a page that is there comes before all of
 * them on Netlify. Cloudflare puts rules first, so no rule may stand at the address of a page; a build refuses those.
 *
 * Cloudflare compares a rule without `*` with the path as it is, so a page has one with its slash and one without. The latter is left
 * out where the folder's rule leads to the same place by one step more, since it reads 2,000 of them. Netlify takes both for one.
 * @see https://docs.netlify.com/routing/redirects/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(table: HostingTable, { exact, folders }: HostMoves): string {
  const targets = new Map(exact.map(({ from, to }) => [from, to]));
  const isCovered = ({ from, to }: HostMove) => {
    const folder = folders.find((each) => from.startsWith(`${each.from}/`));
    const kept = folder?.to.endsWith('/*') ? folder.to.slice(0, -2) : undefined;
    return kept !== undefined && targets.get(kept + from.slice(folder!.from.length)) === to;
  };
  const slashed = (move: HostMove) => ({ ...move, from: `${move.from}/` });
  const pages = [
    ...exact.filter((move) => !isCovered(move)).flatMap((move) => [slashed(move), move]),
    // Last: of more than it reads, those that can be done without.
    ...exact.filter(isCovered).map(slashed),
  ];
  const wild = [
    ...folders.flatMap(({ from, to, status }) =>
      inLanguages(table, { from: `${from}/*`, to: to.replace(/\/\*$/, '/:splat'), status }),
    ),
    {
      from: belowBase(table.baseUrl, '/en/*'),
      to: belowBase(table.baseUrl, '/:splat'),
      status: 301,
    },
  ];
  const lines = [
    ...pages.flatMap((move) => inLanguages(table, move)),
    { from: belowBase(table.baseUrl, '/en'), to: table.baseUrl, status: 301 },
    // What follows a second slash would come to the front, and be another host.
    ...wild
      .filter(({ to }) => to === '/:splat')
      .map(({ from, status }) => ({
        from: from.replace('*', '/*'),
        to: from.replace('*', ':splat'),
        status,
      })),
    ...wild,
    // The page of the language; Netlify knows that of the default one where it is at the root.
    ...languageFolders(table)
      .toReversed()
      .filter((folder) => folder !== '' || table.baseUrl !== '/')
      .map((folder) => ({
        from: belowBase(table.baseUrl, `${folder}/*`),
        to: belowBase(table.baseUrl, `${folder}/404.html`),
        status: 404,
      })),
  ];
  return `${lines.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
}

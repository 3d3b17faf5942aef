import { acceptWeights, htmlPreferred, htmlRanges, refused } from './acceptWeights';
import { escapeRegex } from './escapeRegex';
import { fileEnding } from './fileEnding';
import { contentType, languageFolders, type HostingTable } from './hostingTable';
import { inLanguages } from './inLanguages';
import type { HostMoves } from './listMoves';
import { preloadPatterns } from './pagePreloads';

/**
 * A text between backticks, where nothing is special but what is read from the environment.
 * @throws if it has what ends it or is read from there: a path of a moved address may
 */
export function quoted(text: string): string {
  if (/`|\{\$|[\r\n]/.test(text)) {
    throw new Error(
      `${JSON.stringify(text)} cannot stand in a Caddyfile (config/hosting.ts, config/redirects.ts): write it without backtick, "{$" and line break.`,
    );
  }
  return `\`${text}\``;
}

/**
 * A placeholder `{site_…}` that is made of another one when it is first used.
 * @param from - the other one, or several in a row
 * @param lines - texts, or expressions behind `~`, and what they stand for; the first that fits counts
 * @param otherwise - where none does
 */
function map(
  from: string,
  to: string,
  lines: readonly [source: string, value: string][],
  otherwise = '',
): string {
  const body = [...lines.map((line) => line.map(quoted).join(' ')), `default ${quoted(otherwise)}`];
  return `\tmap ${quoted(from)} {site_${to}} {\n${body.map((line) => `\t\t${line}\n`).join('')}\t}`;
}

/**
 * The address asked for, taken apart; as it was sent, since Caddy's own form is decoded. Go's expressions look neither ahead nor
 * behind, so an exception stands before its rule.
 * @see https://github.com/google/re2/wiki/Syntax
 */
function addressMaps({ baseUrl, languages }: HostingTable): string[] {
  const base = escapeRegex(baseUrl.slice(0, -1));
  const others = languages.map(escapeRegex);
  const language = `/(?:${others.join('|') || String.raw`[^\s\S]`})`;
  return [
    map('{http.request.orig_uri}', 'asked', [[`~^${base}(/[^?]*)`, '${1}']]),
    map('{http.request.orig_uri}', 'query', [[String.raw`~^[^?]*(\?.+)$`, '${1}']]),
    map('{site_asked}', 'language', [[`~^(?:/en)*(${language})(?:/|$)`, '${1}']]),
    // Without language and last slash, as the table of moves has it.
    map('{site_asked}', 'bare', [
      [`~^(?:/en|${language})*/?$`, '/'],
      [`~^(?:/(?:${['en', ...others].join('|')}))*(/.*?)/?$`, '${1}'],
    ]),
    map('{site_asked}', 'tidy', [
      [String.raw`~^(?:${language})?/404\.html$`, ''],
      [String.raw`~^(.*?)[/\\]{2,}(.*)$`, '${1}/${2}'],
      [String.raw`~^((?:/.*)?/)index(?:\.html)?$`, '${1}'],
      [String.raw`~^(.+)\.html$`, '${1}/'],
    ]),
    // A page was asked for without its slash: the last part has no ending.
    map('{site_asked}', 'slashed', [
      [`~${fileEnding}$`, ''],
      ['~^(.+[^/])$', '${1}/'],
    ]),
    map('{site_asked}', 'untabbed', [['~^(.*)/(?:components-api|hooks-api)(?:/.*)?$', '${1}/']]),
    map('{site_asked}', 'unprefixed', [['~^/en(?:/(.*))?$', '/${1}']]),
    map(
      '{site_asked}',
      'missing',
      languages.map((name) => [`~^/${escapeRegex(name)}/`, `/${name}/404.html`]),
      '/404.html',
    ),
  ];
}

/** Where moved addresses lead, by status. Caddy puts one placeholder into another one's value once, so each language has its lines. */
function moveMaps(table: HostingTable, { exact, folders }: HostMoves): string[] {
  const withBase = (to: string) => (to.startsWith('/') ? table.baseUrl + to.slice(1) : to);
  const moves = (list: HostMoves['exact']) =>
    list.flatMap((move) => inLanguages({ ...table, baseUrl: '/' }, move));
  const lines = (status: number): [string, string][] => [
    ...moves(exact).map((move): [string, string] => [
      move.from,
      move.status === status ? withBase(move.to) : '',
    ]),
    ...moves(folders).flatMap((move): [string, string][] => {
      const from = `~^${escapeRegex(move.from)}`;
      if (move.status !== status) return [[`${from}(/.*)?$`, '']];
      const to = (rest: string) => withBase(move.to).replace(/\/\*$/, rest);
      const pages: [string, string] = [`${from}(/.*)?$`, to('${1}/')];
      // A file has no slash at its end.
      return move.to.endsWith('/*') ? [[`${from}(/.*${fileEnding})$`, to('${1}')], pages] : [pages];
    }),
  ];
  const asked = '{site_language}{site_bare}';
  return [
    map(asked, 'moved', lines(301)),
    map(asked, 'moved_for_now', lines(302)),
    // A target that has a query or a fragment is complete.
    map('{site_moved}{site_moved_for_now} {site_query}', 'moved_query', [
      [String.raw`~^[^?#]* (\?.*)$`, '${1}'],
    ]),
  ];
}

/** The file that an address stands for, and what is nobody's. */
function fileMaps({ hidden, markdown, ...table }: HostingTable): string[] {
  const path = '{http.request.uri.path}';
  const errorPages = languageFolders(table).map((folder) => `${folder}/404.html`);
  const accepts = (what: string, ranges: readonly string[]) =>
    map(
      '{http.request.header.Accept}',
      `accepts_${what}`,
      ranges
        .flatMap((range) => acceptWeights(range, String.raw`(\d)`, '${1}'))
        .map(([pattern, weight]) => [`~(?i)${pattern}`, weight]),
      refused,
    );
  return [
    map(
      path,
      'hidden',
      [
        ...[...hidden, ...errorPages].map((name): [string, string] => [name, 'yes']),
        // No part begins with a dot, but for that of one folder.
        [String.raw`~^(?:/\.well-known)?(?:/(?:[^./][^/]*)?)*$`, ''],
      ],
      'yes',
    ),
    accepts('markdown', ['text/markdown']),
    accepts('html', htmlRanges),
    map(
      '{site_accepts_markdown}{site_accepts_html}',
      'wants_markdown',
      [[`~${htmlPreferred}`, '']],
      'yes',
    ),
    ...Object.entries(markdown).map(([name, values]) =>
      map(`{http.request.uri.query.${name}}`, `variant_${name}`, Object.entries(values)),
    ),
    map(path, 'page', [['~(?s)^(/.*)/$', '${1}']]),
    map(path, 'file', [
      ['~(?s)^(.*/)$', '${1}index.html'],
      ['~(?s)^(.*)$', '${1}'],
    ]),
  ];
}

/** Headers of the file that is sent: the placeholder of the path is by then its own. */
function headerMaps(table: HostingTable): string[] {
  const { caching, compressed, types } = table;
  const path = '{http.request.uri.path}';
  const kept = languageFolders(table).flatMap((language) =>
    caching.namedByContent.map((folder) => escapeRegex(language + folder)),
  );
  return [
    map(
      path,
      'type',
      Object.entries(types).map(([ending, type]) => [
        `~${escapeRegex(ending)}$`,
        contentType(table, type),
      ]),
      'application/octet-stream',
    ),
    map(path, 'kept', [[`~^(?:${kept.join('|')})`, caching.forGood]], caching.otherwise),
    map(path, 'varies', [
      [String.raw`~\.(?:html|md)$`, 'Accept, Accept-Encoding'],
      [`~(?:${compressed.map(escapeRegex).join('|')})$`, 'Accept-Encoding'],
    ]),
    map(
      path,
      'preload',
      preloadPatterns(table.preload, table.languages).map(([pattern, link]) => [
        `~^${pattern}$`,
        link,
      ]),
    ),
  ];
}

/**
 * The placeholders of the site's block in a Caddyfile, each with the lines that make it: what was asked for, where it has moved,
 * which file it is, and that file's headers.
 */
export function caddyMaps(table: HostingTable, moves: HostMoves): string[] {
  return [
    ...addressMaps(table),
    ...moveMaps(table, moves),
    ...fileMaps(table),
    ...headerMaps(table),
  ];
}

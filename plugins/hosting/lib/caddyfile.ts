import { escapeRegex } from './escapeRegex';
import { contentType, languageFolders, type HostingTable } from './hostingTable';
import { inLanguages } from './inLanguages';
import type { HostMoves } from './listMoves';
import { preloadPatterns } from './pagePreloads';

/** Where Caddy finds the site, and how it is reached. */
export interface CaddyPlace {
  /** Absolute folder of the build. */
  root: string;
  /** Of the site's block: a port (`:8080`), or a host name, for which Caddy obtains a certificate. */
  address: string;
  /** The only interface that is listened on; without, all are. */
  bind?: string;
}

/**
 * A text between backticks, where nothing is special but what is read from the environment.
 * @throws if it has what ends it or is read from there: a path of a moved address may
 */
function quoted(text: string): string {
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
      [String.raw`~(?i)\.[a-z][\w-]*$`, ''],
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
    ...moves(folders).map((move): [string, string] => [
      `~^${escapeRegex(move.from)}(/.*)?$`,
      move.status === status ? withBase(move.to).replace(/\/\*$/, '${1}/') : '',
    ]),
  ];
  const asked = '{site_language}{site_bare}';
  return [map(asked, 'moved', lines(301)), map(asked, 'moved_for_now', lines(302))];
}

/** The file that an address stands for, and what is nobody's. */
function fileMaps({ hidden, markdown, ...table }: HostingTable): string[] {
  const path = '{http.request.uri.path}';
  const errorPages = languageFolders(table).map((folder) => `${folder}/404.html`);
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
    map('{http.request.header.Accept}', 'wants_markdown', [
      [String.raw`~(?i)text/markdown\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`, ''],
      ['~(?i)text/markdown', 'yes'],
    ]),
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
 * A whole Caddyfile for the site. It needs no module beside those that Caddy brings.
 *
 * Nothing in it changes while it runs, so there is no administration interface; nothing is compressed for one reader, `npm run
 * deploy:compress` has done so for all.
 * @param table - checked by `checkHostingTable`
 * @throws if a moved address has what a Caddyfile would read as more than text
 * @see https://caddyserver.com/docs/caddyfile/concepts
 */
export function caddyfile(table: HostingTable, moves: HostMoves, place: CaddyPlace): string {
  const base = table.baseUrl.slice(0, -1);
  const headers = Object.entries(table.headers).map(
    ([name, value]) => `\t\t${name} ${quoted(value)}`,
  );
  const variants = Object.keys(table.markdown).map((name) => `{site_variant_${name}}`);
  // Older versions match `<nil>` too when they look at a placeholder, so "not empty" says how the text begins.
  const given: [name: string, pattern: string][] = [
    ...['moved', 'moved_for_now'].map((name): [string, string] => [name, '^(?:/|https:)']),
    ...['tidy', 'untabbed', 'unprefixed', 'slashed'].map((name): [string, string] => [name, '^/']),
    ['hidden', '^yes'],
    ['varies', '^Accept'],
    ['preload', '^</'],
  ];
  const hereAt = (name: string, status: number) =>
    `\t\tredir @${name} ${base}{site_${name}}{site_query} ${status}`;
  const belowItsBase = base
    ? `\t\t@start vars_regexp {http.request.orig_uri} ${quoted(`^(?:/|${escapeRegex(base)})(?:\\?|$)`)}
\t\tredir @start ${table.baseUrl}{site_query} 302
`
    : '';
  return `# Written by the build from config/hosting.ts; changes belong there.
{
	admin off
	servers {
		max_header_size 16KB
		timeouts {
			read_header 10s
			read_body 10s
			idle 2m
		}
	}
}

# Of every answer.
(site_headers) {
	header {
${headers.join('\n')}
		Cache-Control ${quoted(table.caching.otherwise)}
	}
	header -Server
}

(site_file_headers) {
	header Content-Type {site_type}
	# Instead of what Caddy says, which some versions do only where they send a compressed file.
	header @varies {
		Vary {site_varies}
		defer
	}
}

(site_file) {
	header Cache-Control {site_kept}
	header @preload Link {site_preload}
	file_server {
		# Of zstd and brotli, which are as small, the first is the faster one to unpack.
		precompressed zstd br gzip
		disable_canonical_uris
	}
}

${place.address} {
${place.bind ? `\tbind ${place.bind}\n` : ''}	root * ${place.root}

${[...addressMaps(table), ...moveMaps(table, moves), ...fileMaps(table), ...headerMaps(table)].join(
  '\n',
)}

${given.map(([name, pattern]) => `\t@${name} vars_regexp {site_${name}} ${pattern}`).join('\n')}
	@elsewhere not vars_regexp {site_asked} ^/
	@other_method not method GET HEAD
	@markdown {
		vars_regexp {site_wants_markdown} ^yes
		path */
		file {
			try_files {site_page}${variants.join('')}.md {site_page}.md {http.request.uri.path}index.md
		}
	}
	@file file {
		try_files {site_file}
	}

	route {
		import site_headers
		header @other_method Allow "GET, HEAD"
		respond @other_method 405
${belowItsBase}		error @elsewhere 404
${base ? `\t\turi strip_prefix ${base}\n` : ''}${hereAt('tidy', 301)}
		error @hidden 404
		route @markdown {
			rewrite * {http.matchers.file.relative}
			import site_file_headers
			import site_file
		}
		route @file {
			rewrite * {http.matchers.file.relative}
			import site_file_headers
			import site_file
		}
		redir @moved {site_moved}{site_query} 301
		redir @moved_for_now {site_moved_for_now}{site_query} 302
${hereAt('untabbed', 301)}
${hereAt('unprefixed', 301)}
${hereAt('slashed', 301)}
		error 404
	}

	handle_errors {
		route {
			import site_headers
			@broken expression \`{http.error.status_code} >= 500\`
			respond @broken "" {http.error.status_code}
			# The page that says so is no answer to what was asked about another one.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			header -Link
			rewrite * {site_missing}
			import site_file_headers
			file_server {
				precompressed zstd br gzip
				disable_canonical_uris
				status 404
			}
		}
	}
}
`;
}

import { caddyMaps, quoted } from './caddyMaps';
import { escapeRegex } from './escapeRegex';
import type { HostingTable } from './hostingTable';
import type { HostMoves } from './listMoves';

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

${caddyMaps(table, moves).join('\n')}

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
		redir @moved {site_moved}{site_moved_query} 301
		redir @moved_for_now {site_moved_for_now}{site_moved_query} 302
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

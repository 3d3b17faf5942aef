import { acceptWeights, htmlPreferred, htmlRanges, refused } from './acceptWeights';
import { escapeRegex } from './escapeRegex';
import { fileEnding } from './fileEnding';
import { languageFolders, type HostingTable } from './hostingTable';
import type { HostMoves } from './listMoves';
import { preloadPatterns } from './pagePreloads';

/** Where nginx finds the site, and how it is reached. */
export interface NginxPlace {
  /** Absolute folder of the build. */
  root: string;
  /** As `listen` takes it. */
  listen: string;
  /** Absolute folder in which it may write; nothing else is written to. */
  temporary: string;
  /** Absolute path of `ngx_http_brotli_static_module.so`; without, files compressed with brotli are not sent. */
  brotli?: string;
}

/** A file that no build has: dots in front are nobody's. */
const none = '/.none';

/** A text in quotes; `checkHostingTable` keeps quotes, backslashes and variables out of what comes from the table. */
const quoted = (text: string) => `"${text}"`;

function map(from: string, to: string, lines: readonly [pattern: string, value: string][]): string {
  const width = lines.map(([pattern, value]) => `    ${quoted(pattern)} ${quoted(value)};`);
  return `  map ${from} ${to} {\n${width.join('\n')}\n  }`;
}

/** The address asked for, taken apart; as it was sent, since nginx's own form may hold line breaks. */
function addressMaps(table: HostingTable): string[] {
  const base = escapeRegex(table.baseUrl.slice(0, -1));
  const others = table.languages.map(escapeRegex).join('|') || '(?!)';
  return [
    map('$request_uri', '$asked', [[`~^${base}(?<asked_path>/[^?]*)`, '$asked_path']]),
    map('$asked', '$language', [
      [`~^(?:/en)*(?<language_path>/(?:${others}))(?:/|$)`, '$language_path'],
    ]),
    // Without language and last slash, as the table of moves has it.
    map('$asked', '$bare', [
      [`~^(?:/en|/(?:${others}))*/?$`, '/'],
      [`~^(?:/(?:en|${others})(?=/))*(?<bare_path>/.*?)/?$`, '$bare_path'],
    ]),
    map('$asked', '$tidy', [
      [`~^(?:/(?:${others}))?/404\\.html$`, ''],
      [
        String.raw`~^(?<slash_before>.*?)[/\x5c]{2,}(?<slash_after>.*)$`,
        '$slash_before/$slash_after',
      ],
      [String.raw`~^(?<index_of>(?:/.*)?/)index(?:\.html)?$`, '$index_of'],
      [String.raw`~^(?<html_of>.+)\.html$`, '$html_of/'],
    ]),
    // A page was asked for without its slash: the last part has no ending.
    map('$asked', '$slashed', [
      [`~${fileEnding}$`, ''],
      ['~^(?<slashed_path>.+[^/])$', '$slashed_path/'],
    ]),
    map('$asked', '$untabbed', [
      ['~^(?<tab_of>.*)/(?:components-api|hooks-api)(?<tab_rest>/.*)?$', '$tab_of/'],
    ]),
    map('$asked', '$unprefixed', [['~^/en(?:/(?<en_rest>.*))?$', '/$en_rest']]),
  ];
}

function moveMaps({ exact, folders }: HostMoves): string[] {
  const withLanguage = (to: string, rest = '') => {
    const whole = to.replace(/\/\*$/, () => rest);
    return to.startsWith('/')
      ? `$moved_base$language${whole}`
      : whole.replace('{langPrefix}', () => '$language');
  };
  const lines = (status: number): [string, string][] => [
    ['default', ''],
    ...exact.map(({ from, to, status: its }): [string, string] => [
      from,
      its === status ? withLanguage(to) : '',
    ]),
    ...folders.flatMap(({ from, to, status: its }, index): [string, string][] => {
      const name = `${status}_${index}`;
      const pattern = `~^${escapeRegex(from)}(?<rest_${name}>/.*)?$`;
      if (its !== status) return [[pattern, '']];
      const pages: [string, string] = [pattern, withLanguage(to, `$rest_${name}/`)];
      if (!to.endsWith('/*')) return [pages];
      // A file has no slash at its end.
      const files = `~^${escapeRegex(from)}(?<file_${name}>/.*${fileEnding})$`;
      return [[files, withLanguage(to, `$file_${name}`)], pages];
    }),
  ];
  return [
    map('$bare', '$moved', lines(301)),
    map('$bare', '$moved_for_now', lines(302)),
    // A target that has a query or a fragment is complete.
    map('$moved$moved_for_now', '$moved_query', [
      ['default', '$is_args$args'],
      ['~[?#]', ''],
    ]),
  ];
}

/** `$page_md` and `$page_variant`: files that stand for a page to who prefers Markdown. */
function markdownMaps({ markdown }: HostingTable): string[] {
  const parameters = Object.entries(markdown);
  const variables = parameters.map(([name]) => `$variant_${name}`);
  const accepts = (what: string, ranges: readonly string[]) =>
    map('$http_accept', `$accepts_${what}`, [
      ['default', refused],
      ...ranges.flatMap((range, index) => {
        const name = `weight_${what}_${index}`;
        return acceptWeights(range, `(?<${name}>\\d)`, `$${name}`).map(
          ([pattern, weight]): [string, string] => [`~*${pattern}`, weight],
        );
      }),
    ]);
  return [
    accepts('markdown', ['text/markdown']),
    accepts('html', htmlRanges),
    map('$accepts_markdown$accepts_html', '$wants_markdown', [
      ['default', 'yes'],
      [`~${htmlPreferred}`, ''],
    ]),
    ...parameters.map(([name, values]) =>
      map(`$arg_${name}`, `$variant_${name}`, [
        ['default', ''],
        ...Object.entries(values).map(([value, part]): [string, string] => [value, part]),
      ]),
    ),
    map('$wants_markdown$uri', '$page_md', [
      ['default', none],
      ['~^yes(?<md_page>/.*)/$', '$md_page.md'],
    ]),
    map('$wants_markdown$uri', '$page_index_md', [
      ['default', none],
      ['~^yes(?<md_index>.*/)$', '${md_index}index.md'],
    ]),
    map(`$wants_markdown$uri`, '$page_variant', [
      ['default', none],
      ['~^yes(?<md_variant>/.*)/$', `$md_variant${variables.join('')}.md`],
    ]),
    map('$uri', '$page_index', [
      ['default', none],
      ['~^(?<index_folder>.*/)$', '${index_folder}index.html'],
    ]),
    map('$uri', '$varies', [
      ['default', ''],
      [String.raw`~(?:/|\.html|\.md)$`, 'Accept'],
    ]),
  ];
}

function cachingMap(table: HostingTable): string {
  const { caching } = table;
  const folders = languageFolders(table).flatMap((language) =>
    caching.namedByContent.map((folder) => escapeRegex(language + folder)),
  );
  return map('"$status $uri"', '$kept', [
    ['default', caching.otherwise],
    [`~^(?:200|206|304) (?:${folders.join('|')})`, caching.forGood],
  ]);
}

/** For a CDN in front, which may answer with 103 by it. */
function preloadMap({ preload, languages }: HostingTable): string {
  return map('"$status $uri"', '$preload', [
    ['default', ''],
    ...preloadPatterns(preload, languages).map(([pattern, link]): [string, string] => [
      `~^200 ${pattern}$`,
      link,
    ]),
  ]);
}

/**
 * A whole configuration of nginx for the site: nothing but this file is needed, and it can run without rights, with a file system
 * that cannot be written to but for one folder.
 * @param table - checked by `checkHostingTable`
 * @see https://nginx.org/en/docs/dirindex.html
 */
export function nginxConf(table: HostingTable, moves: HostMoves, place: NginxPlace): string {
  const base = table.baseUrl.slice(0, -1);
  const types = Object.entries(table.types).map(
    ([ending, type]) => `    ${type} ${ending.slice(1)};`,
  );
  const headers = Object.entries(table.headers).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const hidden = table.hidden.map((path) => `    location = ${path} { return 404; }`);
  const errorPages = languageFolders(table).map(
    (folder) => `    location = ${folder}/404.html { internal; }`,
  );
  const to = (variable: string, status: number) =>
    `if (${variable}) { return ${status} $moved_base${variable}$is_args$args; }`;
  const moved = (variable: string, status: number) =>
    `if (${variable}) { return ${status} ${variable}$moved_query; }`;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${place.temporary}/${name};`,
  );
  return `# Written by the build from config/hosting.ts; changes belong there.
${place.brotli ? `load_module ${place.brotli};\n` : ''}worker_processes auto;
pid ${place.temporary}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  etag on;
  # Files are compressed once, by npm run deploy:compress, and not for every reader.
  gzip_static on;
  gzip_vary on;
${place.brotli ? '  brotli_static on;\n' : ''}  types {
${types.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${table.texts.filter((type) => type !== 'text/html').join(' ')};
  map_hash_max_size 8192;
  map_hash_bucket_size 256;
  variables_hash_max_size 4096;
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 30s;
  # Rules of the moment: what is not there is looked for again.
  open_file_cache_errors off;
${folders.join('\n')}

  map "" $moved_base { default "${base}"; }
${[
  ...addressMaps(table),
  ...moveMaps(moves),
  ...markdownMaps(table),
  cachingMap(table),
  preloadMap(table),
  map('$request_method', '$allowed', [
    ['GET', ''],
    ['HEAD', ''],
    ['default', 'GET, HEAD'],
  ]),
  map('$asked', '$missing', [
    ['default', '/404.html'],
    ...table.languages.map((language): [string, string] => [
      `~^/${escapeRegex(language)}/`,
      `/${language}/404.html`,
    ]),
  ]),
].join('\n')}

  server {
    listen ${place.listen};
    root ${place.root};
    absolute_redirect off;
    merge_slashes on;
${headers.join('\n')}
    add_header Cache-Control $kept always;
    add_header Vary $varies always;
    add_header Link $preload;
    add_header Allow $allowed always;
    error_page 404 $missing;
    error_page 403 =404 $missing;

    if ($allowed) { return 405; }
${
  base
    ? `    if ($request_uri ~ "^(?:/|${escapeRegex(base)})(?:\\?|$)") { return 302 ${table.baseUrl}$is_args$args; }
    if ($asked = "") { return 404; }
    rewrite ^${escapeRegex(base)}(/.*)$ $1;
`
    : ''
}    ${to('$tidy', 301)}

${errorPages.join('\n')}
${hidden.join('\n')}
    location ~ "/\\.(?!well-known/)" { return 404; }
    location / {
      try_files $page_variant $page_md $page_index_md $uri $page_index @moved;
    }
    location @moved {
      ${moved('$moved', 301)}
      ${moved('$moved_for_now', 302)}
      ${to('$untabbed', 301)}
      ${to('$unprefixed', 301)}
      ${to('$slashed', 301)}
      return 404;
    }
  }
}
`;
}

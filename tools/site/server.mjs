import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { require as requireTypeScript } from 'tsx/cjs/api';
import { originForm } from './originForm.mjs';
import { prefersMarkdown } from './prefersMarkdown.mjs';
import { readJson } from './readJson.mjs';

/** The rule that the browser follows too. */
const { findMove } = requireTypeScript(
  '../../src/navigation/rules/paths/findRedirect.ts',
  import.meta.url,
);
const { hostAddress } = requireTypeScript(
  '../../src/navigation/rules/paths/hostAddress.ts',
  import.meta.url,
);

/** What hosts have to do where a build does not say it. */
const noTable = {
  languages: [],
  headers: {},
  caching: { namedByContent: [], forGood: 'no-cache', otherwise: 'no-cache' },
  types: {},
  texts: [],
  compressed: [],
  hidden: [],
  markdown: {},
};

/**
 * What hosts have to do, as a build says it (`plugins/hosting`); nothing special for a folder that says nothing.
 * @param {string} folder the build
 * @returns {import('../../plugins/hosting/lib/hostingTable').HostingTable}
 * @throws if the table cannot be read
 */
function readTable(folder) {
  // A build may be older than this server, and say less.
  return { ...noTable, ...readJson(path.join(folder, '.hosting/table.json')) };
}

const methods = ['GET', 'HEAD'];

/**
 * The table of moved addresses that a build brings; a folder without one has none.
 * @param {string} folder the build
 * @returns {{ from: string, to: string, status?: 302 }[]}
 * @throws if the table cannot be read
 */
function readRedirects(folder) {
  return readJson(path.join(folder, 'redirects.json')) ?? [];
}

/** Paths that begin with a dot are not a reader's, but for those that are well known. */
const isHidden = /\/\.(?!well-known\/)/;

/** Bytes that a file system takes in one name, and in a path. */
const longestName = 255;
const longestPath = 4096;

/**
 * Whether an address could be that of a file: its percent codes are text, and every part is a name.
 * @param {string} address path with its query
 */
function canBeFile(address) {
  try {
    const name = decodeURIComponent(address.split('?', 1)[0]);
    if (Buffer.byteLength(name) > longestPath - 1024) return false;
    return name
      .split(/[\\/]/)
      .every(
        (part) => part !== '..' && !part.includes('\0') && Buffer.byteLength(part) <= longestName,
      );
  } catch {
    return false;
  }
}

/**
 * Shortens what a range asks for of the end of a file to the whole of it: who asks for more than there is gets all (RFC 9110, 14.1.2),
 * and not 416, as `send` has it.
 * @param {string} range of the request
 * @param {number} size of the file
 */
const withinFile = (range, size) =>
  range.replace(/([=,]\s*-)(\d+)/g, (_whole, start, length) => start + Math.min(length, size));

/**
 * Serves a built site as a host would: compressed, moved addresses and `/path` without its last slash
 * redirected, the 404 page of the language for an unknown address. An address that can be no file is one of
 * those, and no 400: to a reader both say that nothing is there, hosts of static files answer so, and some
 * proxies put a page of their own in the place of a 400. A browser that has a file is told so when it asks again (304); a
 * request that would change something gets 405.
 * @param {string} folder the build
 * @returns {http.Server} not listening yet
 */
export function createSiteServer(folder) {
  const compress = compression({
    // As nginx's module for brotli does unless it is told otherwise: a page is a sixth smaller than at the package's own 4, in the same time.
    brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } },
    // A part of a file is a part of it as it lies there.
    filter: (request, response) =>
      !response.hasHeader('Content-Range') && compression.filter(request, response),
  });
  const locales = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, '404.html')))
    : [];
  const errorPages = new Set(['', ...locales.map((name) => `/${name}`)].map((at) => `${at}/404`));
  const redirects = readRedirects(folder);
  const table = readTable(folder);
  const { caching } = table;
  const kept = ['', ...table.languages.map((name) => `/${name}`)].flatMap((language) =>
    caching.namedByContent.map((each) => language + each),
  );
  const nameOf = (file) => path.relative(folder, file).split(path.sep).join('/');
  /** What a browser may keep without asking again: files whose path says which text they have. */
  const isImmutable = (file) => kept.some((each) => `/${nameOf(file)}`.startsWith(each));
  const typeOf = (file) => {
    const type = table.types[path.extname(file)];
    return type && table.texts.includes(type) ? `${type}; charset=utf-8` : type;
  };
  /** The Markdown of a page, in the variant that the query asks for where there is one; nothing where there is none. */
  const markdownOf = (address) => {
    const [pathname, query = ''] = address.split('?');
    if (!pathname.endsWith('/')) return undefined;
    const asked = new URLSearchParams(query);
    const variant = Object.entries(table.markdown)
      .map(([name, values]) => {
        const value = asked.get(name) ?? '';
        return Object.hasOwn(values, value) ? values[value] : '';
      })
      .join('');
    const page = decodeURIComponent(pathname.slice(0, -1));
    return [`${page}${variant}.md`, `${page}.md`, `${page}/index.md`].find((name) =>
      fs.existsSync(path.join(folder, name)),
    );
  };
  const pathOf = (address) => decodeURIComponent(address.split('?', 1)[0]);
  /** Whether there is a page at an address: what is there has not moved, as a docs tab that has its own page. */
  const hasPage = (address) => fs.existsSync(path.join(folder, pathOf(address), 'index.html'));

  const answer = (request, response) => {
    const address = originForm(request.url);
    const locale = locales.find((name) => address.startsWith(`/${name}/`));
    const sendNotFound = () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      // Whole: a stream would stay open for a reader who leaves halfway.
      fs.readFile(path.join(folder, locale ?? '', '404.html'), (error, text) =>
        response.end(error ? 'Not found' : text),
      );
    };
    // The page that says that nothing is there is not there itself.
    if (
      !canBeFile(address) ||
      table.hidden.includes(pathOf(address)) ||
      isHidden.test(pathOf(address)) ||
      errorPages.has(pathOf(address).replace(/(\.html|\/)$/, ''))
    ) {
      sendNotFound();
      return;
    }
    // Before the table is asked: it takes the parts of a path as they come.
    const tidy = hostAddress(address) ?? address;
    const move =
      (hasPage(tidy) ? undefined : findMove(redirects, tidy)) ??
      (tidy === address ? undefined : { to: tidy, status: 301 });
    if (move !== undefined) {
      // Asked again every time: a browser would keep a mistake in the table for ever.
      response.writeHead(move.status, { Location: move.to, 'Cache-Control': 'no-cache' });
      response.end();
      return;
    }
    const markdown = prefersMarkdown(request.headers.accept) ? markdownOf(address) : undefined;
    send(request, markdown === undefined ? address.split('?', 1)[0] : encodeURI(markdown), {
      root: folder,
      cacheControl: false,
      dotfiles: pathOf(address).startsWith('/.well-known/') ? 'allow' : 'ignore',
    })
      .on('file', (_file, { size }) => {
        const { range } = request.headers;
        if (range !== undefined) request.headers.range = withinFile(range, size);
      })
      .on('headers', (_response, file) => {
        response.setHeader(
          'Cache-Control',
          isImmutable(file) ? caching.forGood : caching.otherwise,
        );
        const type = typeOf(file);
        if (type) response.setHeader('Content-Type', type);
        // Said by a 304 too, which has nothing to compress.
        const varies = [
          ...(/\.(?:html|md)$/.test(file) ? ['Accept'] : []),
          ...(table.compressed.includes(path.extname(file)) ? ['Accept-Encoding'] : []),
        ];
        if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
      })
      .on('directory', sendNotFound)
      .on('error', (error) => {
        // A condition or a range that cannot be met is answered as such; all else is no file to a reader.
        if (error.status !== 412 && error.status !== 416) {
          sendNotFound();
          return;
        }
        response.writeHead(error.status, error.headers);
        response.end();
      })
      .pipe(response);
  };

  return http.createServer((request, response) => {
    for (const [name, value] of Object.entries(table.headers)) response.setHeader(name, value);
    if (!methods.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: methods.join(', '), 'Content-Length': 0 });
      response.end();
      return;
    }
    compress(request, response, () => answer(request, response));
  });
}

/**
 * Starts a server on a port.
 * @param {http.Server} server
 * @param {number} port 0 for any free one
 * @returns {Promise<number>} the port
 * @throws an error that names a taken port
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. Stop what uses it, or choose another: npm run serve -- --port ${port + 1}`,
            )
          : error,
      );
    });
    server.listen(port, () => resolve(server.address().port));
  });
}

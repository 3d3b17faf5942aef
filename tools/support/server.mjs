import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { require as requireTypeScript } from 'tsx/cjs/api';

/** The rule that the browser follows too. */
const { findMove } = requireTypeScript('../../src/navigation/findRedirect.ts', import.meta.url);
const { hostAddress } = requireTypeScript('../../src/navigation/hostAddress.ts', import.meta.url);

const immutable = {
  source: '**/assets/**',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
};
const revalidate = {
  source: '**/*.@(html|js|json|xml)',
  headers: [{ key: 'Cache-Control', value: 'no-cache' }],
};

/**
 * The table of moved addresses that a build brings; a folder without one has none.
 * @param {string} folder the build
 * @returns {{ from: string, to: string, status?: 302 }[]}
 * @throws if the table cannot be read
 */
function readRedirects(folder) {
  const file = path.join(folder, 'redirects.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

/** Bytes that a file system takes in one name. */
const longestName = 255;

/**
 * Whether an address could be that of a file: its percent codes are text, and every part is a name.
 * @param {string} address path with its query
 */
function canBeFile(address) {
  try {
    return decodeURIComponent(address.split('?', 1)[0])
      .split(/[\\/]/)
      .every(
        (name) => name !== '..' && !name.includes('\0') && Buffer.byteLength(name) <= longestName,
      );
  } catch {
    return false;
  }
}

/**
 * Serves a built site as a host would: compressed, moved addresses and `/path` without its last slash
 * redirected, the 404 page of the language for an unknown address. An address that can be no file is one of
 * those, and no 400: to a reader both say that nothing is there, hosts of static files answer so, and some
 * proxies put a page of their own in the place of a 400.
 * @param {string} folder the build
 * @returns {http.Server} not listening yet
 */
export function createSiteServer(folder) {
  const compress = compression();
  const locales = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, '404.html')))
    : [];
  const redirects = readRedirects(folder);
  /** Whether there is a page at an address: what is there has not moved, as a docs tab that has its own page. */
  const hasPage = (address) =>
    fs.existsSync(path.join(folder, decodeURIComponent(address.split('?', 1)[0]), 'index.html'));
  return http.createServer((request, response) => {
    const address = request.url ?? '/';
    const locale = locales.find((name) => address.startsWith(`/${name}/`));
    const sendNotFound = () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      fs.createReadStream(path.join(folder, locale ?? '', '404.html'))
        .on('error', () => response.end('Not found'))
        .pipe(response);
    };
    if (!canBeFile(address)) {
      compress(request, response, sendNotFound);
      return;
    }
    const sameAddress = hostAddress(address);
    const move =
      (hasPage(address) ? undefined : findMove(redirects, address)) ??
      (sameAddress === undefined ? undefined : { to: sameAddress, status: 301 });
    if (move !== undefined) {
      // Asked again every time: a browser would keep a mistake in the table for ever.
      response.writeHead(move.status, { Location: move.to, 'Cache-Control': 'no-cache' });
      response.end();
      return;
    }
    compress(request, response, () => {
      handler(
        request,
        response,
        {
          public: folder,
          cleanUrls: true,
          trailingSlash: true,
          directoryListing: false,
          headers: [revalidate, immutable],
        },
        {
          // serve-handler knows one 404 page; each language has its own.
          sendError: async () => sendNotFound(),
        },
      ).catch((error) => {
        response.statusCode = 500;
        response.end(String(error?.message ?? error));
      });
    });
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
              `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run site`,
            )
          : error,
      );
    });
    server.listen(port, () => resolve(server.address().port));
  });
}

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { require as requireTypeScript } from 'tsx/cjs/api';

/** The rule that the browser follows too. */
const { findRedirect } = requireTypeScript('../../src/navigation/findRedirect.ts', import.meta.url);
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
 * @returns {{ from: string, to: string }[]}
 * @throws if the table cannot be read
 */
function readRedirects(folder) {
  const file = path.join(folder, 'redirects.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

/**
 * Serves a built site as a host would: compressed, moved addresses and `/path` without its last slash
 * redirected, the 404 page of the language for an unknown address.
 * @param {string} folder the build
 * @returns {http.Server} not listening yet
 */
export function createSiteServer(folder) {
  const compress = compression();
  const locales = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, '404.html')))
    : [];
  const redirects = readRedirects(folder);
  return http.createServer((request, response) => {
    const address = request.url ?? '/';
    const target = findRedirect(redirects, address) ?? hostAddress(address);
    if (target !== undefined) {
      // Asked again every time: a browser would keep a mistake in the table for ever.
      response.writeHead(301, { Location: target, 'Cache-Control': 'no-cache' });
      response.end();
      return;
    }
    compress(request, response, () => {
      const locale = locales.find((name) => request.url?.startsWith(`/${name}/`));
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
          sendError: async (_path, answer) => {
            const file = path.join(folder, locale ?? '', '404.html');
            answer.statusCode = 404;
            answer.setHeader('Content-Type', 'text/html; charset=utf-8');
            fs.createReadStream(file)
              .on('error', () => answer.end('Not found'))
              .pipe(answer);
          },
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

import http from 'node:http';
import path from 'node:path';
import { originForm } from './originForm.mjs';
import { readJson } from './readJson.mjs';

/**
 * Reads below which path a build belongs.
 * @param {string} folder the build
 * @returns {string} with a slash at both ends; `/` for one that says nothing
 */
export function readBaseUrl(folder) {
  return readJson(path.join(folder, 'host.json'))?.baseUrl ?? '/';
}

/**
 * Puts a site below a path of its host, as a deployment with a base URL has it: what is not below it is not the site's.
 * @param {http.Server} site answers addresses without the base URL
 * @param {string} baseUrl with a slash at both ends
 * @returns {http.Server} not listening yet; the same server where the site has the whole host
 */
export function belowBase(site, baseUrl) {
  if (baseUrl === '/') return site;
  return http.createServer((request, response) => {
    const address = originForm(request.url);
    if (!address.startsWith(baseUrl)) {
      const [pathname, query] = address.split(/(?=\?)/);
      // The start of the host leads to the site: who runs it looks there first.
      if (pathname === '/' || `${pathname}/` === baseUrl) {
        response.writeHead(302, { Location: `${baseUrl}${query ?? ''}` }).end();
      } else
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`The site is at ${baseUrl}`);
      return;
    }
    request.url = address.slice(baseUrl.length - 1);
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status, ...details) => {
      const headers = details.at(-1);
      if (typeof headers === 'object' && headers !== null) {
        for (const name of Object.keys(headers)) {
          if (/^location$/i.test(name)) headers[name] = below(headers[name]);
        }
      }
      const given = response.getHeader('Location');
      if (given !== undefined) response.setHeader('Location', below(String(given)));
      return writeHead(status, ...details);
    };
    const below = (target) =>
      /^\/(?!\/)/.test(target) ? `${baseUrl}${String(target).slice(1)}` : target;
    site.emit('request', request, response);
  });
}

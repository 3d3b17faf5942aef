import { caddyfile } from './caddyfile';
import type { HostingTable } from './hostingTable';
import type { HostMoves } from './listMoves';
import { nginxConf } from './nginxConf';
import { headersFile, redirectsFile } from './staticHostFiles';
import { vercelJson } from './vercelJson';

/** Below a build, what hosts and commands read and no reader sees. */
export const hostFolder = '.hosting';

/** Names right below a build of what is written when all languages are there. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json', hostFolder, '.well-known'];

/** Where Debian's package `libnginx-mod-http-brotli-static` puts its module. */
export const debianBrotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * All files for hosts, by path below the build. The configuration of nginx serves the container's folder on its port;
 * elsewhere `root` and `listen` are to be changed. Caddy's says the same, and takes both from its environment.
 */
export function hostFiles(table: HostingTable, moves: HostMoves): Record<string, string> {
  return {
    _headers: headersFile(table),
    _redirects: redirectsFile(table, moves),
    'vercel.json': vercelJson(table, moves),
    [`${hostFolder}/table.json`]: `${JSON.stringify(table, null, 2)}\n`,
    [`${hostFolder}/Caddyfile`]: caddyfile(table, moves, {
      root: '{$SITE_ROOT:/srv/site}',
      address: '{$SITE_ADDRESS::8080}',
    }),
    [`${hostFolder}/nginx.conf`]: nginxConf(table, moves, {
      root: '/srv/site',
      listen: '8080',
      temporary: '/tmp',
      brotli: debianBrotli,
    }),
  };
}

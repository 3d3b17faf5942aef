import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { debianBrotli } from '../../plugins/hosting/lib/hostFiles';
import type { HostingTable } from '../../plugins/hosting/lib/hostingTable';
import { listMoves } from '../../plugins/hosting/lib/listMoves';
import { nginxConf } from '../../plugins/hosting/lib/nginxConf';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import { freePort } from '../support/freePort';
import { startServer, versionOf, type Running } from './startServer';

/** The version of nginx on this machine; nothing where there is none. */
export function nginxVersion(): string | undefined {
  return versionOf('nginx', '-v');
}

/**
 * Starts the real nginx on a port of the loopback, with the configuration that the site's table makes.
 * @param folder - absolute, of the site
 * @throws with what nginx says if it does not start
 */
export async function startNginx(
  folder: string,
  table: HostingTable,
  redirects: readonly Redirect[],
): Promise<Running> {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const hasBrotli = fs.existsSync(debianBrotli);
  const text = nginxConf(table, listMoves(redirects), {
    root: folder,
    listen: `127.0.0.1:${port}`,
    temporary,
    ...(hasBrotli ? { brotli: debianBrotli } : {}),
  });
  const file = path.join(temporary, 'nginx.conf');
  fs.writeFileSync(file, text);
  // As root, its workers would be somebody who may not look into temporary folders.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const stop = await startServer(['nginx', '-c', file, '-g', `${user}daemon off;`], port);
  return {
    port,
    encodings: hasBrotli ? ['gzip', 'br'] : ['gzip'],
    stop() {
      stop();
      fs.rmSync(temporary, { recursive: true, force: true });
    },
  };
}

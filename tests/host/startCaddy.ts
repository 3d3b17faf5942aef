import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { caddyfile } from '../../plugins/hosting/lib/caddyfile';
import type { HostingTable } from '../../plugins/hosting/lib/hostingTable';
import { listMoves } from '../../plugins/hosting/lib/listMoves';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import { freePort } from '../support/freePort';
import { startServer, versionOf, type Running } from './startServer';

/** The version of Caddy on this machine; nothing where there is none. */
export function caddyVersion(): string | undefined {
  const version = versionOf('caddy', 'version');
  return version === undefined ? undefined : `Caddy ${version.split(' ')[0]!}`;
}

/**
 * Starts the real Caddy on a port of the loopback, with the Caddyfile that the site's table makes.
 * @param folder - absolute, of the site
 * @throws with what Caddy says if it does not start
 */
export async function startCaddy(
  folder: string,
  table: HostingTable,
  redirects: readonly Redirect[],
): Promise<Running> {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = path.join(temporary, 'Caddyfile');
  const place = { root: folder, address: `:${port}`, bind: '127.0.0.1' };
  fs.writeFileSync(file, caddyfile(table, listMoves(redirects), place));
  const command = ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  // What it keeps of its own.
  const env = { XDG_CONFIG_HOME: temporary, XDG_DATA_HOME: temporary };
  const stop = await startServer(command, port, env);
  return {
    port,
    encodings: ['gzip', 'br', 'zstd'],
    stop() {
      stop();
      fs.rmSync(temporary, { recursive: true, force: true });
    },
  };
}

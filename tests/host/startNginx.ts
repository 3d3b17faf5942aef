import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { debianBrotli } from '../../plugins/hosting/lib/hostFiles';
import type { HostingTable } from '../../plugins/hosting/lib/hostingTable';
import { listMoves } from '../../plugins/hosting/lib/listMoves';
import { nginxConf } from '../../plugins/hosting/lib/nginxConf';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';

/** A server that runs. */
export interface Running {
  port: number;
  /** Whether it sends files that are compressed with brotli. */
  hasBrotli: boolean;
  stop: () => void;
}

/** The version of nginx on this machine; nothing where there is none. */
export function nginxVersion(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'pipe' });
    return execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
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
  const nginx = spawn('nginx', ['-c', file, '-g', `${user}daemon off;`], { stdio: 'pipe' });
  let said = '';
  nginx.stderr.on('data', (part: Buffer) => (said += part.toString()));
  let hasEnded = false;
  nginx.once('exit', () => (hasEnded = true));
  while (!(await canConnect(port))) {
    if (hasEnded) throw new Error(`nginx does not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    hasBrotli,
    stop() {
      nginx.kill('SIGTERM');
      fs.rmSync(temporary, { recursive: true, force: true });
    },
  };
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import autocannon from 'autocannon';
import { readEnv } from '../../config/env';
import { hostingTable } from '../../config/hosting';
import { nginxVersion, startNginx } from '../host/startNginx';
import { pageNames } from './pages';
import { encodings, type HostFigures, type PageName } from './results';

/** Readers at once, and for how many seconds they ask. */
const load = { connections: 64, duration: 5 };

/** Pages that are asked for; a reader's first, and the largest. */
const pages: readonly PageName[] = ['introduction', 'sorting', 'api'];

const table = hostingTable(readEnv({}), []);

/**
 * Measures how the real nginx, with the configuration that the site's table makes, answers many readers of a page.
 * @param build - absolute; its pages are copied, with compressed forms beside them
 * @returns by page and encoding; a page that the build has not is left out
 * @throws if nginx is not installed, or something but the page is answered
 */
export async function measureHost(build: string): Promise<HostFigures> {
  if (nginxVersion() === undefined) {
    throw new Error(
      'nginx is not installed (Debian: nginx-light, libnginx-mod-http-brotli-static)',
    );
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-host-'));
  try {
    const there = pages.filter((page) =>
      fs.existsSync(path.join(build, pageNames[page], 'index.html')),
    );
    for (const page of there) {
      const file = path.join(folder, pageNames[page], 'index.html');
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const content = fs.readFileSync(path.join(build, pageNames[page], 'index.html'));
      fs.writeFileSync(file, content);
      fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
      fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
    }
    const nginx = await startNginx(folder, table, []);
    try {
      const figures: HostFigures = {};
      for (const page of there) {
        for (const encoding of encodings) {
          if (encoding === 'br' && !nginx.encodings.includes('br')) continue;
          const result = await autocannon({
            ...load,
            url: `http://127.0.0.1:${nginx.port}${pageNames[page]}`,
            headers: { 'Accept-Encoding': encoding },
          });
          if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
            throw new Error(
              `${pageNames[page]}: ${result.non2xx} other answers, ${result.errors} errors`,
            );
          }
          (figures[page] ??= {})[encoding] = {
            perSecond: result.requests.average,
            p99: result.latency.p99,
            bytes: result.throughput.total / result['2xx'],
          };
        }
      }
      return figures;
    } finally {
      nginx.stop();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

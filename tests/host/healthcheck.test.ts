import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '../../tools/site/serverFixture';
import { makeSite } from './site';
import { nginxVersion, startNginx } from './startNginx';
import { versionOf } from './startServer';

/** What the container is asked with whether it is well. */
function check(port: number): Promise<unknown> {
  const dockerfile = fs.readFileSync(path.join(__dirname, '../../Dockerfile'), 'utf8');
  const [, command = ''] = /^HEALTHCHECK [^[]*(\[.*\])$/m.exec(dockerfile) ?? [];
  const [program, ...args] = JSON.parse(command) as [string, ...string[]];
  return promisify(execFile)(
    program,
    args.map((each) => each.replace('127.0.0.1:8080', `127.0.0.1:${port}`)),
  );
}

const hasCurl = versionOf('curl', '--version') !== undefined;
const bases = ['/', '/manual/'];

(hasCurl ? describe : describe.skip).each(bases)('a container whose site is at %s', (base) => {
  it('is well where it answers, and is not where it has no pages', async () => {
    const server = (files: Record<string, string>) =>
      serveFolder(
        { 'host.json': JSON.stringify({ baseUrl: base }), ...files },
        'belowBase(createSiteServer(folder), readBaseUrl(folder))',
        { 'server.mjs': 'createSiteServer, listen', 'belowBase.mjs': 'belowBase, readBaseUrl' },
      );
    const whole = await server({ 'index.html': 'home', 'robots.txt': 'User-agent: *' });
    const empty = await server({});
    const ask = ({ origin }: { origin: string }) => check(Number(new URL(origin).port));
    try {
      await expect(ask(whole)).resolves.toBeDefined();
      await expect(ask(empty)).rejects.toThrow();
    } finally {
      whole.remove();
      empty.remove();
    }
    await expect(ask(whole)).rejects.toThrow();
  });

  (nginxVersion() === undefined ? it.skip : it)('is well with nginx', async () => {
    const site = makeSite(base);
    const running = await startNginx(site.folder, site.table, []);
    try {
      await expect(check(running.port)).resolves.toBeDefined();
    } finally {
      running.stop();
      site.remove();
    }
  });
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** A form that arrived. */
export interface PostedForm {
  path: string;
  type: string | undefined;
  fields: Record<string, string>;
}

/** What stands in for StackBlitz and CodeSandbox: a server on loopback that notes what it is sent. */
export interface StandInService {
  posted: PostedForm[];
  /** `failing` answers everything with 500; `blocked` lets no request of the browser through. */
  state: 'ready' | 'failing' | 'blocked';
  close: () => Promise<void>;
}

/**
 * Sends what a browser asks of the services to a server of our own.
 * @param origins - of the services, e.g. `https://stackblitz.com`
 */
export async function standInFor(
  context: BrowserContext,
  origins: readonly string[],
): Promise<StandInService> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') {
        service.posted.push({
          path: request.url ?? '',
          type: request.headers['content-type'],
          fields: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
        });
      }
      response.writeHead(service.state === 'failing' ? 500 : 200, {
        'content-type': 'text/html',
        'access-control-allow-origin': '*',
      });
      response.end(`<!doctype html><title>Stand-in</title><h1>${request.method}</h1>`);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const service: StandInService = {
    posted: [],
    state: 'ready',
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  for (const origin of origins) {
    await context.route(`${origin}/**`, async (route) => {
      if (service.state === 'blocked') {
        await route.abort('connectionrefused');
        return;
      }
      const { pathname, search } = new URL(route.request().url());
      const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` });
      await route.fulfill({ response: answer });
    });
  }
  return service;
}

import http from 'node:http';
import type { AddressInfo } from 'node:net';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Stands before the server of the tests as a slow line does: pages come in pieces, everything else at once. */
export class SlowHost {
  origin = '';
  private readonly server: http.Server;

  /**
   * @param site - origin of the server of the tests
   * @param cuts - where the text of a page is cut, each greater than the one before
   * @param pause - milliseconds between two pieces
   */
  constructor(
    private readonly site: string,
    private readonly cuts: (html: string) => readonly number[],
    private readonly pause: number,
  ) {
    this.server = http.createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const answered = await fetch(this.site + request.url, { redirect: 'manual' });
    const type = answered.headers.get('content-type') ?? '';
    response.writeHead(answered.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answered.arrayBuffer()));
      return;
    }
    const html = await answered.text();
    let from = 0;
    for (const cut of this.cuts(html)) {
      response.write(html.slice(from, cut));
      await sleep(this.pause);
      from = cut;
    }
    response.end(html.slice(from));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
    this.origin = `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeAllConnections();
    });
  }
}

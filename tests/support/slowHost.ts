import type http from 'node:http';
import { LoopbackHost } from './loopbackHost';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Stands before the server of the tests as a slow line does: pages come in pieces, everything else at once. */
export class SlowHost extends LoopbackHost {
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
    super();
  }

  protected async answer(request: http.IncomingMessage, response: http.ServerResponse) {
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
}

import type http from 'node:http';
import { LoopbackHost } from './loopbackHost';

/**
 * Stands before the server of the tests as a host of workers (the build for tests has none), and changes as hosts do: it goes away,
 * gets another release, loses files.
 */
export class ChangingHost extends LoopbackHost {
  /** Whether it answers at all. */
  isUp = true;
  /** Addresses of files, without query, that are not there any more. */
  readonly gone = new Set<string>();
  /** Texts in the place of files, by address without query. */
  readonly texts = new Map<string, string>();
  /** Put before the text of every worker. */
  release = '';
  /** Milliseconds that each answer takes. */
  delay = 0;
  /** Addresses that were asked for, without query. */
  readonly asked: string[] = [];

  /** @param site - origin of the server of the tests */
  constructor(private readonly site: string) {
    super();
  }

  protected async answer(request: http.IncomingMessage, response: http.ServerResponse) {
    if (!this.isUp) {
      request.socket.destroy();
      return;
    }
    const { url = '/', method = 'GET' } = request;
    const [address = '/'] = url.split('?');
    this.asked.push(address);
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
    if (this.gone.has(address)) {
      response.writeHead(404).end();
      return;
    }
    const text = this.texts.get(address);
    if (text !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
      return;
    }
    const answered = await fetch(this.site + url, { method, redirect: 'manual' });
    let body = Buffer.from(await answered.arrayBuffer());
    if (/^(\/zh)?\/assets\/js\/main\.\w+\.js$/.test(address)) {
      const script = body.toString();
      body = Buffer.from(
        script.replace('serviceWorkerHosts:[]', 'serviceWorkerHosts:["localhost"]'),
      );
      if (body.toString() === script) throw new Error(`${address} names no hosts of workers`);
    }
    if (/\/sw\.js$/.test(address)) body = Buffer.concat([Buffer.from(this.release), body]);
    const headers = Object.fromEntries(
      [...answered.headers].filter(([name]) =>
        /^(content-type|cache-control|location)$/.test(name),
      ),
    );
    response.writeHead(answered.status, headers).end(body);
  }
}

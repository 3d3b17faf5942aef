import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host on a port of its own on loopback. An error while it answers breaks the connection off. */
export abstract class LoopbackHost {
  origin = '';
  private readonly server = http.createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  protected abstract answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void>;

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

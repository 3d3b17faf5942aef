import http from 'node:http';
import net from 'node:net';

/** What a server has answered. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks as it is told, without tidying the address as `fetch` does. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .on('error', reject)
      .end();
  });
}

/**
 * Sends a line that no client would send.
 * @param headers - lines beside those that every request has
 * @returns the status, 0 if the server just hangs up
 */
export function askRaw(
  port: number,
  line: string,
  headers: readonly string[] = [],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part.toString('latin1')));
    // It may hang up while it is still written to.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? socket.destroy() : reject(error),
    );
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d+)/.exec(text)?.[1] ?? 0)));
    const lines = [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''];
    socket.write(lines.join('\r\n'));
  });
}

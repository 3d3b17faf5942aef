import type http from 'node:http';

/**
 * Counts what a server sends from now on: bytes of bodies as they go over the wire, compressed where they are.
 * @returns gives what was sent since it was last asked
 */
export function countServed(server: http.Server): () => number {
  let bytes = 0;
  const add = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) bytes += Buffer.byteLength(chunk);
  };
  // Before the handler, so that what compresses writes to these.
  server.prependListener('request', (_request, response: http.ServerResponse) => {
    const write = response.write.bind(response) as (...all: unknown[]) => boolean;
    const end = response.end.bind(response) as (...all: unknown[]) => http.ServerResponse;
    let isEnding = false;
    response.write = (...all: unknown[]) => {
      // `end` may write what it is given.
      if (!isEnding) add(all[0]);
      return write(...all);
    };
    response.end = (...all: unknown[]) => {
      add(all[0]);
      isEnding = true;
      return end(...all);
    };
  });
  return () => {
    const sent = bytes;
    bytes = 0;
    return sent;
  };
}

import type { IncomingMessage } from 'node:http';

const mostBytes = 1_000_000;

/** A body that cannot be used, with the status that says so. */
export class BodyError extends Error {
  override name = 'BodyError';

  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the body of a request as JSON.
 * @throws {BodyError} if it is too large or no JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // Who sends more is told so when he is done, unless he does not come to an end.
      if (size > mostBytes * 8) request.destroy();
      else if (size <= mostBytes) chunks.push(chunk);
    });
    request.on('end', resolve);
    request.on('error', reject);
  });
  if (size > mostBytes) throw new BodyError(413, `A message has at most ${mostBytes} bytes`);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BodyError(400, 'The body is no JSON');
  }
}

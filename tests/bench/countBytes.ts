import type { CDPSession } from '@playwright/test';

/** What the browser says of a request as it begins. */
interface Begun {
  url: string;
  /** As the browser calls what it fetches: `Script`, `Document` … */
  type: string;
  /** In ms since 1970. */
  began: number;
}

/**
 * Counts what comes over the wire, with its headers, from now on.
 * @param noteOf - what is to be known of a request besides its bytes
 * @returns a function that tells of all requests so far; bytes of one that has not ended are 0
 */
export async function countBytes<Note extends object>(
  client: CDPSession,
  noteOf: (request: Begun) => Note,
): Promise<() => (Note & { bytes: number })[]> {
  const requests = new Map<string, Note & { bytes: number }>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    const note = noteOf({ url: request.url, type, began: wallTime * 1000 });
    requests.set(requestId, { ...note, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  return () => [...requests.values()];
}

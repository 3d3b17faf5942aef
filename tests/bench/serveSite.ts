import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { createSiteServer, listen } from '../../tools/site/server.mjs';

/** A built site that answers. */
export interface ServedSite {
  /** Without a slash at its end. */
  url: string;
  /** Whether the build has a page. */
  hasPage: (address: string) => boolean;
  close: () => Promise<void>;
}

/**
 * Takes a header away that says nothing here: Chromium 147 never finishes a document with a `Referrer-Policy`, whichever one, while
 * Lighthouse 13.5 steers it as a phone.
 */
function leaveOut(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'referrer-policy' ? response : setHeader(name, value);
}

/**
 * Serves a build on a free port of this computer, compressed as a host would.
 * @throws if the folder holds no built site
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  const hasPage = (address: string) => fs.existsSync(path.join(folder, address, 'index.html'));
  if (!hasPage('/')) {
    throw new Error(`${folder} holds no built site; make one with npm run build`);
  }
  const server = createSiteServer(folder);
  server.prependListener('request', (_request, response: ServerResponse) => leaveOut(response));
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}`,
    hasPage,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

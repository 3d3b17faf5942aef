import type { Server } from 'node:http';

/** Serves a built site as a host would; see server.mjs. */
export function createSiteServer(folder: string): Server;

/** Starts a server on a port, 0 for any free one, and returns the port; see server.mjs. */
export function listen(server: Server, port: number): Promise<number>;

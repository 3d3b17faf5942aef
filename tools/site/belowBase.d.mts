import type { Server } from 'node:http';

/** Below which path a build belongs; see belowBase.mjs. */
export function readBaseUrl(folder: string): string;

/** Puts a site below a path of its host; see belowBase.mjs. */
export function belowBase(site: Server, baseUrl: string): Server;

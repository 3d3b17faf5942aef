import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { isAllowed } from './isAllowed';
import { BodyError, readJson } from './readJson';

export interface HttpOptions {
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** Origins of pages that may call, besides those of this computer. */
  origins: readonly string[];
  /** Makes a server for one client. */
  createServer: () => Server;
}

/** Sessions at once, and milliseconds after which one that nobody uses is closed. */
const mostSessions = 64;
const idleFor = 30 * 60_000;

const methods = 'GET, POST, DELETE';

interface Session {
  transport: StreamableHTTPServerTransport;
  used: number;
}

/** What a page may send besides what any page may (https://fetch.spec.whatwg.org/#cors-safelisted-request-header). */
const allowedHeaders = 'content-type, mcp-session-id, mcp-protocol-version, last-event-id';

/** Says to a browser that a page of another origin, which was let through, may send what it wants to and read the answer. */
function allowOrigin(origin: string, response: http.ServerResponse): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', methods);
  response.setHeader('access-control-allow-headers', allowedHeaders);
  response.setHeader('access-control-expose-headers', 'mcp-session-id');
}

function refuse(response: http.ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}

/**
 * Serves the protocol over streamable HTTP at `/mcp`, each client in a session of its own
 * (https://modelcontextprotocol.io/specification/2025-06-18/basic/transports#streamable-http). As that asks for, `Origin` is checked, and
 * `Host` as well: a page of another site must not reach it by a name that leads here.
 * @returns its address, and what ends it
 * @throws (rejects) if the port is taken
 */
export async function serveHttp({
  host,
  port,
  origins,
  createServer,
}: HttpOptions): Promise<{ address: string; close: () => Promise<void> }> {
  const sessions = new Map<string, Session>();
  const closeSession = async (id: string) => {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.transport.close();
  };

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const target = [request.url ?? '/', 'http://localhost'] as const;
    const isHere = URL.canParse(...target) && new URL(...target).pathname === '/mcp';
    if (!isHere) return refuse(response, 404, 'The protocol is spoken at /mcp');
    const denied = isAllowed(request.headers, { host, origins });
    response.setHeader('vary', 'Origin');
    if (denied !== undefined) return refuse(response, 403, denied);
    if (request.headers.origin !== undefined) allowOrigin(request.headers.origin, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { allow: methods }).end();
      return undefined;
    }
    if (!['POST', 'GET', 'DELETE'].includes(request.method ?? '')) {
      response.setHeader('allow', methods);
      return refuse(response, 405, 'Use POST, GET or DELETE');
    }
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    const id = request.headers['mcp-session-id'];
    if (typeof id === 'string') {
      const session = sessions.get(id);
      if (!session) return refuse(response, 404, 'There is no such session; initialize again');
      session.used = Date.now();
      return session.transport.handleRequest(request, response, body);
    }
    if (!isInitializeRequest(body)) {
      return refuse(response, 400, 'Send initialize first, then mcp-session-id with every request');
    }
    if (sessions.size >= mostSessions) return refuse(response, 503, 'Too many sessions are open');
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (made) => {
        sessions.set(made, { transport, used: Date.now() });
      },
      onsessionclosed: (ended) => {
        sessions.delete(ended);
      },
    });
    await createServer().connect(transport as never);
    return transport.handleRequest(request, response, body);
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      return error instanceof BodyError
        ? refuse(response, error.status, error.message)
        : refuse(response, 500, 'The request could not be answered');
    });
  });
  const sweep = setInterval(() => {
    for (const [id, { used }] of sessions) if (Date.now() - used > idleFor) void closeSession(id);
  }, 60_000);
  sweep.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/mcp`,
    async close() {
      clearInterval(sweep);
      await Promise.all([...sessions.keys()].map(closeSession));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

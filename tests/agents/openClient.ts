import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createContext } from '../../packages/component-docs-mcp/src/createContext';
import { createServer } from '../../packages/component-docs-mcp/src/createServer';
import { openSource } from '../../packages/component-docs-mcp/src/source/openSource';

/**
 * A client of a server in the same process.
 * @param site - folder or address
 * @param folder - of the reader's project
 */
export async function openClient(site: string, folder: string): Promise<Client> {
  const server = createServer(
    createContext({ source: openSource(site), folder, language: 'en' }),
    '0.0.0',
  );
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'tests', version: '0.0.0' });
  await Promise.all([server.connect(far), client.connect(near)]);
  return client;
}

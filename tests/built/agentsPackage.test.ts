import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import handler from 'serve-handler';
import packageJson from '../../packages/component-docs-mcp/package.json';
import { build } from '../support/readBuilt';

const root = path.resolve(__dirname, '../..');
const source = path.join(root, 'packages/component-docs-mcp');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-package-'));
const bin = path.join(folder, 'package/dist/bin.mjs');

/** The package as npm packs it, in a folder of its own, with the packages that it asks for and no others. */
beforeAll(() => {
  execFileSync(process.execPath, [path.join(source, 'build.mjs')]);
  execFileSync('npm', ['pack', source, '--pack-destination', folder, '--ignore-scripts'], {
    cwd: folder,
    stdio: 'pipe',
  });
  execFileSync('tar', ['xzf', `component-docs-mcp-${packageJson.version}.tgz`], { cwd: folder });
  for (const name of Object.keys(packageJson.dependencies)) {
    const link = path.join(folder, 'package/node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules', name), link);
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const search = async (client: Client, query: string) => {
  const result = await client.callTool({ name: 'search', arguments: { query } });
  return JSON.stringify(result.content);
};

it('holds what it needs and nothing else', () => {
  const files = fs
    .readdirSync(path.join(folder, 'package'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules'));
  expect(files.toSorted()).toEqual(['README.md', 'dist', 'dist/bin.mjs', 'package.json']);
  expect(fs.statSync(bin).size).toBeLessThan(200_000);
});

it('answers over standard input and output, from a folder', async () => {
  const client = new Client({ name: 'test', version: '0.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [bin, '--site', build],
      cwd: folder,
      stderr: 'pipe',
    }),
  );
  expect(client.getServerVersion()?.version).toBe(packageJson.version);
  expect(await search(client, 'rowSelectionModel')).toContain('rowSelectionModel');
  await client.close();
});

it('answers over HTTP, from an address', async () => {
  const site = http.createServer((request, response) => {
    void handler(request, response, { public: build, cleanUrls: false });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const server = spawn(
    process.execPath,
    [bin, '--site', `http://127.0.0.1:${port}/`, '--http', '--port', '0'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [found] = /http:\S+\/mcp/.exec(said) ?? [];
        if (found) resolve(found);
      });
      server.once('exit', () => reject(new Error(said)));
    });
    const clients = await Promise.all(
      ['one', 'other'].map(async (name) => {
        const client = new Client({ name, version: '0.0.0' });
        await client.connect(new StreamableHTTPClientTransport(new URL(address)) as never);
        return client;
      }),
    );
    const answers = await Promise.all(clients.map((client) => search(client, 'column pinning')));
    for (const answer of answers) expect(answer).toContain('/x/react-data-grid/column-pinning/');
    await Promise.all(clients.map((client) => client.close()));
  } finally {
    server.kill();
    site.closeAllConnections();
    site.close();
  }
});

it('ends with 2 and its help where an argument is wrong', () => {
  try {
    execFileSync(process.execPath, [bin, '--nonsense'], { stdio: 'pipe' });
    throw new Error('It ended well.');
  } catch (error) {
    const { status, stderr } = error as { status?: number; stderr?: Buffer };
    expect(status).toBe(2);
    expect(String(stderr)).toContain('--site <where>');
  }
});

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { makeFolder } from '../../../tests/support/makeFolder';
import { createContext } from './createContext';
import { createServer } from './createServer';
import { siteFiles } from './fixtureSite';
import { openSource } from './source/openSource';

const folderOf = (files: Readonly<Record<string, string>>) => makeFolder(files).path;

async function connect(site: string, project: string): Promise<Client> {
  const server = createServer(
    createContext({ source: openSource(site), folder: project, language: 'en' }),
    '1.2.3',
  );
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '0.0.0' });
  await Promise.all([server.connect(far), client.connect(near)]);
  return client;
}

interface Result {
  content: { text: string }[];
  isError?: boolean;
}

const call = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
  const result = (await client.callTool({ name, arguments: args })) as unknown as Result;
  return { text: result.content[0]!.text, isError: result.isError ?? false };
};

const old = {
  'package.json': JSON.stringify({ dependencies: { '@mui/x-charts': '^8.2.0' } }),
  'package-lock.json': JSON.stringify({
    packages: { 'node_modules/@mui/x-charts': { version: '8.2.0' } },
  }),
};

it('lists tools with schemas, prompts with arguments, pages and a template', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  expect(client.getServerVersion()).toMatchObject({ name: 'component-docs', version: '1.2.3' });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'get_page',
    'get_api',
    'get_demo',
    'compare_versions',
    'list_products',
  ]);
  for (const { inputSchema, annotations, description } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(description!.length).toBeGreaterThan(60);
  }
  expect(tools[0]!.inputSchema.required).toEqual(['query']);
  const { prompts } = await client.listPrompts();
  expect(prompts[0]!.arguments).toContainEqual(
    expect.objectContaining({ name: 'package', required: true }),
  );
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('docs://en/x/react-charts/bars/');
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates[0]!.uriTemplate).toBe('docs://{language}/{+path}');
});

it('answers for the version of the project', async () => {
  const client = await connect(folderOf(siteFiles), folderOf(old));
  const { text } = await call(client, 'get_api', { name: 'BarChart' });
  expect(text).toContain('@mui/x-charts 8.2.0, as the project has it (package-lock.json)');
  expect(text).toContain('## Newer than 8.2.0\n\nNot there yet: `showToolbar (8.5.0)`');
  expect(text).toContain("- `layout`: `'horizontal' | 'vertical'` (default `'vertical'`)");
  expect(text).toContain('## Props of ChartsContainer\n\n- `height`: `number`. The height.');
  const found = await call(client, 'search', { query: 'showToolbar' });
  expect(found.text).toContain("newer than the project's 8.2.0");
});

it('answers for a version that is asked for, and says what another major had', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const now = await call(client, 'get_api', { name: 'BarChart', version: '8.9' });
  expect(now.text).toContain('(since 8.5.0)');
  const before = await call(client, 'get_api', { name: 'BarChart', version: '7.29.13' });
  expect(before.text).toContain('## Only before 8.0.0\n\n- `topAxis`: `string`');
  expect(before.text).toContain('`showToolbar (new in this major version)`');
});

it('reads a page whole, a section, or what answers a query', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const whole = await call(client, 'get_page', {
    page: 'https://docs.example.org/x/react-charts/bars/',
  });
  expect(whole.text).toContain('## Gaps between bars');
  const section = await call(client, 'get_page', { page: '/x/react-charts/bars.md#gaps' });
  expect(section.text).not.toContain('Stacking\n\nGive');
  expect(section.text).toContain('categoryGapRatio');
  const part = await call(client, 'get_page', { page: 'x/react-charts/bars/', query: 'gaps' });
  expect(part.text).not.toContain('Give series');
  expect(part.text).toContain('- Stacking (#stacking)');
  const script = await call(client, 'get_page', { page: 'x/react-charts/bars/', code: 'js' });
  expect(script.text).toContain('```jsx');
});

it('finds a page by what a sentence is about', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const { text } = await call(client, 'search', {
    query: 'compare several categories side by side',
  });
  expect(text).toMatch(/^1\. \*\*Bars\*\*/);
  expect(text).toContain('Used in the demos of these guides: BarChart');
});

it('gives a demo in both languages with its packages', async () => {
  const client = await connect(folderOf(siteFiles), folderOf(old));
  const typed = await call(client, 'get_demo', { id: 'Stacked' });
  expect(typed.text).toContain('```tsx\nconst a: number = 1;\n```');
  expect(typed.text).toContain('- @mui/x-charts 8.9.2 (the project has 8.2.0)');
  const script = await call(client, 'get_demo', { id: 'Stacked', code: 'js', styling: 'css' });
  expect(script.text).toContain('## Stacked.jsx');
  expect(script.text).toContain('It has no form in css; it has system');
});

it('compares two versions', async () => {
  const client = await connect(folderOf(siteFiles), folderOf(old));
  const within = await call(client, 'compare_versions', { package: '@mui/x-charts', to: '8.6' });
  expect(within.text).toContain('# @mui/x-charts: 8.2.0 to 8.6.0');
  expect(within.text).toContain('- Added: `showToolbar` (8.5.0)');
  expect(within.text).not.toContain('Deprecated');
  const across = await call(client, 'compare_versions', { package: '@mui/x-charts', from: '7' });
  expect(across.text).toContain('- Removed: `topAxis` (was `string`)');
  expect(across.text).toContain('- Deprecated: `layout` (8.7.0)');
});

it('says what to do where there is no build, or one that it cannot read', async () => {
  const nothing = await connect(folderOf({}), folderOf({}));
  const missing = await call(nothing, 'search', { query: 'bars' });
  expect(missing.isError).toBe(true);
  expect(missing.text).toMatch(/is no built site: agents\/index\.json is missing\. Build it/);
  await expect(nothing.listResources()).rejects.toThrow('agents/index.json is missing');
  const wrong = await connect(folderOf({ 'agents/index.json': '{"format":2}' }), folderOf({}));
  expect((await call(wrong, 'list_products')).text).toContain('not of the form');
  const broken = await connect(folderOf({ 'agents/index.json': '{' }), folderOf({}));
  expect((await call(broken, 'list_products')).text).toContain('is no JSON');
  const zh = await connect(folderOf(siteFiles), folderOf({}));
  expect((await call(zh, 'search', { query: 'a', language: 'zh' })).text).toContain('language zh');
});

it('names the field that is wrong in an error of the protocol', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  await expect(
    client.callTool({ name: 'search', arguments: { query: 'a', limit: 99 } }),
  ).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringContaining('limit: '),
  });
  await expect(client.getPrompt({ name: 'none' })).rejects.toThrow('migrate, choose-component');
});

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

it('says of the major version before which defaults it had, and takes what only it had', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const { text } = await call(client, 'get_api', {
    name: 'BarChart',
    version: '7.29.13',
    members: ['layout', 'topAxis'],
  });
  expect(text).toContain("(default `'horizontal'` before 8.0.0, then `'vertical'`)");
  expect(text).not.toContain('It has no');
  const now = await call(client, 'get_api', { name: 'BarChart' });
  expect(now.text).toContain("(default `'vertical'`)");
});

it('names members that a symbol does not have', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const members = ['layout', 'showToolbr'];
  const { text } = await call(client, 'get_api', { name: 'BarChart', members });
  expect(text).toContain('It has no `showToolbr`; near: `showToolbar`');
  expect(text).toContain('The direction of the bars.');
});

it('answers for the plan that the project has', async () => {
  const pro = {
    'package.json': JSON.stringify({ dependencies: { '@mui/x-charts-pro': '8.2.0' } }),
  };
  const client = await connect(folderOf(siteFiles), folderOf(pro));
  for (const args of [{ name: 'BarChart' }, { name: 'BarChart', package: '@mui/x-charts-pro' }]) {
    const { text } = await call(client, 'get_api', args);
    expect(text).toContain("- Import: `import { BarChart } from '@mui/x-charts-pro';`");
    expect(text).toContain('@mui/x-charts-pro 8.2.0 or later, as the project has it');
  }
  const found = await call(client, 'search', { query: 'BarChart' });
  expect(found.text).toContain("`import { BarChart } from '@mui/x-charts-pro';`");
  expect(found.text).toContain('(project: @mui/x-charts-pro 8.2.0)');
  const wrong = await call(client, 'get_api', { name: 'BarChart', package: '@mui/material' });
  expect(wrong.text).toContain('It is of @mui/x-charts, @mui/x-charts-pro.');
  const higher = await call(client, 'compare_versions', { package: '@mui/x-charts-pro' });
  expect(higher.text).toContain('# @mui/x-charts-pro: 8.2.0 to 8.9.2');
  expect(higher.text).toMatch(/## BarChart\n\n- Added: `showToolbar`[^#]*## ZoomSlider \(pro\)/);
  const lower = await call(client, 'compare_versions', { package: '@mui/x-charts' });
  expect(lower.text).toContain('# @mui/x-charts: 8.2.0 to 8.9.2');
  expect(lower.text).not.toContain('ZoomSlider');
});

it('reads what another plan has as of its version', async () => {
  const premium = {
    'package.json': JSON.stringify({ dependencies: { '@mui/x-charts-premium': '8.2.0' } }),
  };
  const index = JSON.parse(siteFiles['agents/index.json']!) as { versions: object };
  Object.assign(index.versions, { '@mui/x-charts-premium': '8.9.2' });
  const site = folderOf({ ...siteFiles, 'agents/index.json': JSON.stringify(index) });
  const client = await connect(site, folderOf(premium));
  const { text } = await call(client, 'search', { query: 'showToolbar' });
  expect(text).toContain("newer than the project's 8.2.0");
});

it('reads an index of the form before, which knows one package of each symbol', async () => {
  const index = JSON.parse(siteFiles['agents/index.json']!) as {
    format: number;
    symbols: { modules?: string[] }[];
  };
  index.format = 1;
  for (const symbol of index.symbols) delete symbol.modules;
  const site = folderOf({ ...siteFiles, 'agents/index.json': JSON.stringify(index) });
  const client = await connect(site, folderOf(old));
  const { text } = await call(client, 'get_api', { name: 'BarChart' });
  expect(text).toContain("- Import: `import { BarChart } from '@mui/x-charts';`");
});

it('does not take a range without a beginning for a version', async () => {
  const any = { 'package.json': JSON.stringify({ peerDependencies: { '@mui/x-charts': '*' } }) };
  const client = await connect(folderOf(siteFiles), folderOf(any));
  const api = await call(client, 'get_api', { name: 'BarChart' });
  expect(api.text).toContain(
    'the project depends on it, but package.json does not say on which version',
  );
  const found = await call(client, 'search', { query: 'showToolbar' });
  expect(found.text).not.toContain('newer than');
  const { text, isError } = await call(client, 'compare_versions', { package: '@mui/x-charts' });
  expect([text.split('\n')[0], isError]).toEqual(['# @mui/x-charts: 7.29.13 to 8.9.2', false]);
  const products = await call(client, 'list_products');
  expect(products.text).toContain(
    '@mui/x-charts 8.9.2: the project has it; package.json does not say in which version',
  );
});

it('answers for a version before a release as for that one', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const { text } = await call(client, 'get_api', { name: 'BarChart', version: '8.0.0-alpha.3' });
  expect(text).toContain('@mui/x-charts 8.0.0-alpha.3, as asked');
  const from = (version: string) =>
    call(client, 'compare_versions', { package: '@mui/x-charts', from: version });
  expect((await from('8.0.0-beta.1')).text).toContain('8.0.0 is the first that is recorded');
  expect((await from('6')).text).toContain('Go one major version at a time');
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

it('reads what the addresses that tools give lead to', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const read = (page: string) => call(client, 'get_page', { page });
  const found = await client.callTool({ name: 'search', arguments: { query: 'showToolbar' } });
  const { results } = found.structuredContent as { results: { path: string; anchor: string }[] };
  const row = await read(`${results[0]!.path}#${results[0]!.anchor}`);
  expect(row.text).toContain('| `showToolbar` (since 8.5.0) |');
  expect(row.text).not.toContain('| `layout` |');
  expect(row.text).toContain('get_api with name "BarChart" and members ["showToolbar"]');
  const { text } = await call(client, 'get_demo', { id: 'Stacked' });
  const demo = await read(/- Page: (\S+)/.exec(text)![1]!);
  expect(demo.text).toContain('Give series the same');
  expect(demo.text).not.toContain('categoryGapRatio');
  const broken = await read('x/react-charts/bars/#%E9');
  expect(broken).toMatchObject({ isError: true, text: expect.stringContaining('no heading #%E9') });
  const uri = 'docs://en/x/react-charts/bars/#%E9';
  expect((await client.readResource({ uri })).contents[0]).toMatchObject({
    uri: 'docs://en/x/react-charts/bars/',
  });
});

it('refuses the address of a resource that is longer than any', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const uri = `docs://en/${'/'.repeat(200_000)}x`;
  await expect(client.readResource({ uri })).rejects.toThrow('is no address of a page');
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

it('names the symbol of another package, and the files of what it does not compare', async () => {
  const client = await connect(folderOf(siteFiles), folderOf({}));
  const other = await call(client, 'compare_versions', {
    package: '@mui/x-charts',
    from: '7',
    symbol: 'ZoomSlider',
  });
  expect(other.text).toBe('"ZoomSlider" is not of @mui/x-charts. It is of @mui/x-charts-pro.');
  const core = await call(client, 'compare_versions', { package: '@mui/material', from: '7.1.3' });
  expect(core.text).toContain('https://docs.example.org/compare/material-ui/7.1.0..7.2.0.md');
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

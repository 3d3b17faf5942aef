import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { answerTask, tokenBudget, type TaskReading } from '../agents/answerTask';
import { openClient } from '../agents/openClient';
import { malformedCalls, questions } from '../agents/questions';
import { chineseBlindTasks, englishBlindTasks } from '../agents/blindTasks';
import { chineseTasks, englishTasks } from '../agents/tasks';
import { build } from '../support/readBuilt';

interface Result {
  content: { text: string }[];
  structuredContent?: { nextCursor?: string };
  isError?: boolean;
}

/** A project with older packages than those that are documented. */
function oldProject(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-project-'));
  const dependencies = { '@mui/x-charts': '^8.2.0', '@mui/material': '^7.1.0' };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const packages = {
    'node_modules/@mui/x-charts': { version: '8.2.0' },
    'node_modules/@mui/material': { version: '7.1.0' },
  };
  fs.writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages }),
  );
  return folder;
}

const project = oldProject();
const nowhere = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-nowhere-'));
let client: Client;
/** Of a project without packages, so that answers are for the documented versions. */
let plain: Client;

beforeAll(async () => {
  client = await openClient(build, project);
  plain = await openClient(build, nowhere);
});

afterAll(async () => {
  await Promise.all([client.close(), plain.close()]);
  for (const folder of [project, nowhere]) fs.rmSync(folder, { recursive: true });
});

const call = async (from: Client, name: string, args: Record<string, unknown>): Promise<Result> =>
  (await from.callTool({ name, arguments: args })) as unknown as Result;

const textOf = ({ content }: Result) => content.map(({ text }) => text).join('\n');

it('has 40 questions and 30 malformed calls', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(malformedCalls.length).toBeGreaterThanOrEqual(30);
});

it.each(questions)('answers $tool $arguments', async ({ tool, arguments: args, expects }) => {
  const text = textOf(await call(plain, tool, args));
  for (const part of expects) expect(text).toContain(part);
});

it.each(malformedCalls)(
  'ends $tool $arguments in an error of the protocol',
  async ({ tool, arguments: args, says }) => {
    await expect(
      plain.callTool({ name: tool, arguments: args as Record<string, unknown> }),
    ).rejects.toMatchObject({ code: -32_602, message: expect.stringContaining(says) });
  },
);

it('gives what only the documentation can tell in a result that helps', async () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['get_page', { page: 'components/buton/' }, 'components/button'],
    ['get_page', { page: 'components/buttons/', section: 'contained' }, 'has no heading'],
    ['get_page', { page: '../../etc/passwd' }, 'There is no page'],
    ['get_api', { name: 'Buton' }, 'Button'],
    ['get_api', { name: 'pinnedColumns' }, 'It is a member of'],
    ['get_api', { name: 'Button', members: ['nonsense'] }, 'has no "nonsense"'],
    ['get_demo', { id: 'NoSuchDemo' }, 'There is no demo'],
    ['compare_versions', { package: '@mui/x-charts', from: '8.5', to: '8.1' }, 'not earlier'],
    ['search', { query: 'a', product: 'joy-ui' }, 'There is no product'],
  ];
  for (const [tool, args, says] of cases) {
    const result = await call(plain, tool, args);
    expect([tool, result.isError]).toEqual([tool, true]);
    expect(textOf(result)).toContain(says);
  }
});

it('answers for the versions of the project, and marks what is newer', async () => {
  const api = textOf(await call(client, 'get_api', { name: 'BarChart', max_characters: 40_000 }));
  expect(api).toContain('@mui/x-charts 8.2.0, as the project has it (package-lock.json)');
  expect(api).toContain('showToolbar (8.5.0)');
  expect(api).toMatch(/## Newer than 8\.2\.0/);
  const found = textOf(await call(client, 'search', { query: 'showToolbar', product: 'x-charts' }));
  expect(found).toContain("newer than the project's 8.2.0");
  const page = textOf(await call(client, 'get_page', { page: 'x/react-charts/bars/' }));
  expect(page).toContain('the project has @mui/x-charts 8.2.0');
  expect(page).toMatch(/Newer than that[^\n]*BarChart\.showToolbar \(8\.5\.0\)/);
  const products = textOf(await call(client, 'list_products', {}));
  expect(products).toContain('@mui/material 7.2.0: the project has 7.1.0 (package-lock.json)');
});

it('gives every part of a long answer once', async () => {
  const args = { name: 'DataGridPremium', max_characters: 6000 };
  const whole = textOf(await call(plain, 'get_api', { ...args, max_characters: 60_000 }));
  let text = '';
  let cursor: string | undefined;
  for (let part = 0; part < 40; part += 1) {
    const result = await call(plain, 'get_api', { ...args, ...(cursor && { cursor }) });
    expect(textOf(result).length).toBeLessThan(6200);
    text += textOf(result).replace(/\n*\[Continues: [^\]]*\]$/, '\n');
    cursor = result.structuredContent?.nextCursor;
    if (cursor === undefined) break;
  }
  const words = (value: string) => value.replace(/\[Continues[^\]]*\]/, '').split(/\s+/);
  expect(words(text).slice(0, 2000)).toEqual(words(whole).slice(0, 2000));
  expect(cursor).toBeUndefined();
});

it('lists every page as a resource and reads pages of both languages', async () => {
  const uris: string[] = [];
  let cursor: string | undefined;
  do {
    const list = await plain.listResources({ ...(cursor && { cursor }) });
    uris.push(...list.resources.map(({ uri }) => uri));
    cursor = list.nextCursor;
  } while (cursor !== undefined);
  expect(new Set(uris).size).toBe(uris.length);
  expect(uris.length).toBeGreaterThan(900);
  expect(uris).toContain('docs://en/x/react-data-grid/sorting/');
  for (const [uri, words] of [
    ['docs://en/components/buttons/', '# Button'],
    ['docs://zh/x/react-data-grid/sorting/', '# 排序'],
  ] as const) {
    const { contents } = await plain.readResource({ uri });
    expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' });
    expect((contents[0] as { text: string }).text).toContain(words);
  }
  await expect(plain.readResource({ uri: 'docs://fr/components/buttons/' })).rejects.toThrow(
    'no address of a page',
  );
  await expect(plain.listResources({ cursor: 'x' })).rejects.toThrow('cursor');
});

it('has prompts that hold the facts', async () => {
  const { prompts } = await plain.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['migrate', 'choose-component']);
  const textOfPrompt = async (name: string, args: Record<string, string>) => {
    const { messages } = await plain.getPrompt({ name, arguments: args });
    return (messages[0]!.content as { text: string }).text;
  };
  expect(await textOfPrompt('migrate', { package: '@mui/x-charts', from: '7' })).toContain(
    'topAxis',
  );
  expect(await textOfPrompt('choose-component', { need: 'pick a range of dates' })).toContain(
    'DateRangePicker',
  );
  await expect(plain.getPrompt({ name: 'migrate', arguments: {} })).rejects.toThrow('package');
});

/** What was read about each task, as a table for the log. */
function tableOf(language: string, readings: readonly TaskReading[]): string {
  const good = readings.filter(({ missing }) => missing.length === 0).length;
  return [
    `${language}: ${good} of ${readings.length} tasks within ${tokenBudget} tokens (o200k_base)`,
    ...readings.map(({ task, missing, tokens }) =>
      [missing.length === 0 ? 'yes' : 'no ', String(tokens).padStart(5), task, missing.join(', ')]
        .join('  ')
        .trimEnd(),
    ),
  ].join('\n');
}

it.each([
  ['tasks', 'en', englishTasks, 27],
  ['tasks', 'zh', chineseTasks, 27],
  ['tasks that nobody thought of', 'en', englishBlindTasks, 26],
  ['tasks that nobody thought of', 'zh', chineseBlindTasks, 23],
] as const)('brings what %s need: %s', async (_kind, language, tasks, least) => {
  expect(tasks).toHaveLength(30);
  const readings: TaskReading[] = [];
  for (const task of tasks) readings.push(await answerTask(plain, task, language));
  console.info(tableOf(language, readings));
  const answered = readings.filter(({ missing }) => missing.length === 0);
  expect(answered.length).toBeGreaterThanOrEqual(least);
});

import { loadProject, SandboxUnavailable, type SandboxSurroundings } from './loadProject';
import type { SandboxSource } from '../rules/types';

const needs = { dependencies: { react: '19.2.9' }, devDependencies: {} };
const source: SandboxSource = {
  system: {
    files: [{ path: 'BasicTabs.tsx', code: 'export default () => null;\n', js: 'export {};\n' }],
    iconFonts: [],
    ts: needs,
    js: needs,
  },
  css: { problem: 'The npm package for AdapterFlux cannot be determined' },
};
const request = {
  demo: 'docs/components/tabs/BasicTabs',
  style: 'system',
  code: 'ts',
  mode: 'light',
  direction: 'ltr',
} as const;

function load(answer: () => Promise<unknown>, change: object = {}) {
  const asked: unknown[] = [];
  const surroundings: SandboxSurroundings = {
    baseUrl: '/zh/',
    language: 'zh-CN',
    productOf: (page) => `product of ${page}`,
    ask: ((...given: unknown[]) => {
      asked.push(given);
      return answer();
    }) as typeof fetch,
  };
  return { asked, loading: loadProject({ ...request, ...change }, surroundings) };
}
const json = (content: unknown) => () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(content) });

it('makes the project of the page it is asked on', async () => {
  const { asked, loading } = load(json(source));
  const { choice, files } = await loading;
  expect(asked).toEqual([
    [
      '/zh/sandboxes/docs/components/tabs/BasicTabs.json',
      { cache: 'no-cache', signal: expect.any(AbortSignal) as AbortSignal },
    ],
  ]);
  expect(choice).toEqual({
    name: 'BasicTabs',
    product: 'product of /components/tabs/',
    style: 'system',
    code: 'ts',
    mode: 'light',
    direction: 'ltr',
    language: 'zh-CN',
  });
  expect(files['src/demo/BasicTabs.tsx']).toBe('export default () => null;\n');
});

it('makes the system one where the wanted styling is missing', async () => {
  const { choice } = await load(json(source), { style: 'tailwind' }).loading;
  expect(choice.style).toBe('system');
});

it.each([
  ['the network is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['there is no such file', () => Promise.resolve({ ok: false, status: 404 })],
  [
    'a gateway answers with a page',
    () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) }),
  ],
])('is unavailable when %s', async (_name, answer) => {
  await expect(load(answer).loading).rejects.toThrow(SandboxUnavailable);
});

it('asks for nothing that is no demo', async () => {
  const { asked, loading } = load(json(source), { demo: '../../secrets' });
  await expect(loading).rejects.toThrow(SandboxUnavailable);
  expect(asked).toEqual([]);
});

it('says why a styling has no project', async () => {
  await expect(load(json(source), { style: 'css' }).loading).rejects.toThrow(
    'The npm package for AdapterFlux cannot be determined',
  );
});

it('does not use what has another form', async () => {
  await expect(load(json({ system: { files: 'all' } })).loading).rejects.toThrow(
    'source.system.files is not a list of files',
  );
});

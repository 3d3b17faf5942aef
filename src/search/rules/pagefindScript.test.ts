import type { PagefindModule } from './pagefindModule';
import { createPagefindScript } from './pagefindScript';

const fakeModule = (): PagefindModule => ({
  options: jest.fn(() => Promise.resolve()),
  init: jest.fn(() => Promise.resolve()),
  destroy: jest.fn(() => Promise.resolve()),
  filters: jest.fn(() => Promise.resolve({})),
  mergeIndex: jest.fn(() => Promise.resolve()),
  search: jest.fn(),
});

it('is fetched once, and told about the index before it starts', async () => {
  const pagefind = fakeModule();
  const importModule = jest.fn(() => Promise.resolve(pagefind));
  const script = createPagefindScript(importModule);
  expect(importModule).not.toHaveBeenCalled();
  await script.get('/zh/pagefind/pagefind.js');
  await script.get('/zh/pagefind/pagefind.js');
  expect(importModule.mock.calls).toEqual([['/zh/pagefind/pagefind.js']]);
  expect(pagefind.options).toHaveBeenCalledWith(expect.objectContaining({ baseUrl: '/' }));
  expect(pagefind.init).toHaveBeenCalledTimes(1);
  expect(pagefind.filters).toHaveBeenCalledTimes(1);
});

it('is fetched from another address after a failure', async () => {
  const importModule = jest
    .fn<Promise<PagefindModule>, [string]>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(fakeModule());
  const script = createPagefindScript(importModule);
  await expect(script.get('/pagefind/pagefind.js')).rejects.toThrow('offline');
  await script.get('/pagefind/pagefind.js');
  expect(importModule.mock.calls.map(([address]) => address)).toEqual([
    '/pagefind/pagefind.js',
    '/pagefind/pagefind.js?retry=1',
  ]);
});

it('is put away when it is forgotten', async () => {
  const pagefind = fakeModule();
  const importModule = jest.fn(() => Promise.resolve(pagefind));
  const script = createPagefindScript(importModule);
  await script.get('/pagefind/pagefind.js');
  script.forget(pagefind);
  expect(pagefind.destroy).toHaveBeenCalledTimes(1);
  await script.get('/pagefind/pagefind.js');
  expect(importModule).toHaveBeenLastCalledWith('/pagefind/pagefind.js?retry=1');
});

it('asks other indexes once each, and goes on without one that does not come', async () => {
  const pagefind = fakeModule();
  const script = createPagefindScript(() => Promise.resolve(pagefind));
  const address = '/pagefind/pagefind.js';
  await script.get(address);
  expect(pagefind.mergeIndex).not.toHaveBeenCalled();
  jest.mocked(pagefind.mergeIndex).mockRejectedValueOnce(new Error('gone'));
  await script.get(address, ['/x/8.0.0/pagefind/', '/x/8.9.2/pagefind/']);
  await script.get(address, ['/x/8.0.0/pagefind/', '/x/8.9.2/pagefind/']);
  await script.get(address, ['/x/8.9.2/pagefind/']);
  expect(jest.mocked(pagefind.mergeIndex).mock.calls.map(([folder]) => folder)).toEqual([
    '/x/8.0.0/pagefind/',
    '/x/8.9.2/pagefind/',
    '/x/8.0.0/pagefind/',
  ]);
  expect(pagefind.mergeIndex).toHaveBeenCalledWith(
    '/x/8.9.2/pagefind/',
    expect.objectContaining({ baseUrl: '/' }),
  );
});

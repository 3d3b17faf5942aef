import { keepFiles } from './keepFiles';

const isFile = (value: unknown): value is number => typeof value === 'number';

it('opens a file once, and refuses what is none', async () => {
  const fetchJson = jest.fn(async (address: string): Promise<unknown> => address.length);
  const open = jest.fn((length: number) => length * 2);
  const get = keepFiles(fetchJson, { isFile, what: 'length', open });
  expect(await Promise.all([get('/a'), get('/a')])).toEqual([4, 4]);
  expect([fetchJson, open].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const wrong = keepFiles(async () => 'text', { isFile, what: 'length', open });
  await expect(wrong('/b')).rejects.toThrow('/b is no length');
});

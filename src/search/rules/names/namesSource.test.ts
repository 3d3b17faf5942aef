import { createNamesSource } from './namesSource';

const file = {
  format: 1,
  products: [],
  trails: [],
  rows: [],
  pages: [],
  headings: '',
  ids: '',
  synonyms: '',
  pinyin: '',
  readings: {},
  simplified: '',
};

it('fetches a file once, also for other versions with it', async () => {
  const fetchJson = jest.fn(() => Promise.resolve(file));
  const source = createNamesSource(fetchJson);
  const [first, second] = await Promise.all([source.get(['/a']), source.get(['/a'])]);
  expect(second).toBe(first);
  await source.get(['/a', '/b']);
  expect(fetchJson.mock.calls).toEqual([['/a'], ['/b']]);
});

it('tries again after a failure', async () => {
  const fetchJson = jest
    .fn<Promise<unknown>, []>(() => Promise.resolve(file))
    .mockRejectedValueOnce(new Error('offline'));
  const source = createNamesSource(fetchJson);
  await expect(source.get(['/a'])).rejects.toThrow('offline');
  await expect(source.get(['/a'])).resolves.toMatchObject({ records: [] });
});

it.each([null, 'text', {}, { format: 2 }, { ...file, format: 2 }, { ...file, pages: 1 }])(
  'refuses %j',
  async (value) => {
    const source = createNamesSource(() => Promise.resolve(value));
    await expect(source.get(['/a'])).rejects.toThrow('/a is no index of names');
  },
);

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

const noRest = () => () => undefined;

it('fetches a file once, also for other versions with it', async () => {
  const fetchJson = jest.fn(() => Promise.resolve(file));
  const source = createNamesSource(fetchJson, noRest);
  const [first, second] = await Promise.all([source.get(['/a']), source.get(['/a'])]);
  expect(second).toBe(first);
  await source.get(['/a', '/b']);
  expect(fetchJson.mock.calls).toEqual([['/a'], ['/b']]);
});

it('tries again after a failure', async () => {
  const fetchJson = jest
    .fn<Promise<unknown>, []>(() => Promise.resolve(file))
    .mockRejectedValueOnce(new Error('offline'));
  const source = createNamesSource(fetchJson, noRest);
  await expect(source.get(['/a'])).rejects.toThrow('offline');
  await expect(source.get(['/a'])).resolves.toMatchObject({ records: [] });
});

it('rests while it opens what has come', async () => {
  const page = (t: string) => ({ t, a: `${t}/`, d: 0, g: 0 });
  const pages = ['a', 'b', 'c'].map(page);
  const rest = jest.fn(() => Promise.resolve());
  const source = createNamesSource(
    () => Promise.resolve({ ...file, pages }),
    () => rest,
  );
  await expect(source.get(['/a'])).resolves.toMatchObject({
    records: pages.map(({ t }) => ({ title: t })),
  });
  expect(rest.mock.calls.length).toBeGreaterThan(pages.length);
});

it.each([null, 'text', {}, { format: 2 }, { ...file, format: 2 }, { ...file, pages: 1 }])(
  'refuses %j',
  async (value) => {
    const source = createNamesSource(() => Promise.resolve(value), noRest);
    await expect(source.get(['/a'])).rejects.toThrow('/a is no index of names');
  },
);

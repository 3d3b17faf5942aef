import { askNames } from '../names/askNames';
import { openNames } from '../names/openNames';
import { createTextsSource, type AddTexts } from './textsSource';
import { stampOf, type TextsFile } from './textsFile';

const names = openNames([
  {
    format: 1,
    products: ['system'],
    trails: [''],
    rows: [],
    pages: [{ a: 'system/box/', t: 'Box', d: 0, g: 0 }],
    headings: '',
    ids: '',
    synonyms: '',
    pinyin: '',
    readings: {},
    simplified: '',
  },
]);
const file: TextsFile = {
  format: 1,
  stamp: stampOf(['system/box/']),
  sections: 1,
  terms: 'crate',
  places: '(',
};
/** A word of the section, and of no name. */
const found = (addTexts: AddTexts) =>
  askNames(names, { query: 'crate', addTexts }).results.map(({ record }) => record.title);

it('fetches a file once, and opens it for the names that it is of', async () => {
  const fetchJson = jest.fn(async () => file);
  const { get } = createTextsSource(fetchJson);
  const [add, again] = await Promise.all([get(names, ['/a.json']), get(names, ['/a.json'])]);
  expect(fetchJson).toHaveBeenCalledTimes(1);
  expect(found(add)).toEqual(['Box']);
  expect(found(again)).toEqual(['Box']);
});

it('does without a file that does not come, and tries again where none came', async () => {
  const fetchJson = jest.fn(async (address: string): Promise<unknown> => {
    if (address === '/b.json') throw new Error('404');
    return file;
  });
  const { get } = createTextsSource(fetchJson);
  expect(found(await get(names, ['/a.json', '/b.json']))).toEqual(['Box']);
  await expect(get(names, ['/b.json'])).rejects.toThrow('404');
  await expect(get(names, ['/b.json'])).rejects.toThrow('404');
  expect(fetchJson.mock.calls.filter(([address]) => address === '/b.json')).toHaveLength(3);
});

it('refuses what is no such file', async () => {
  const { get } = createTextsSource(async () => ({ format: 2 }));
  await expect(get(names, ['/a.json'])).rejects.toThrow('/a.json is no index of texts');
});

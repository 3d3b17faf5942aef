import { load } from 'cheerio';
import { writeFeeds } from './writeFeeds';

const site = {
  title: 'Docs',
  description: 'All of it',
  address: 'https://docs.example.org/zh/',
  language: 'zh-CN',
};
const entry = {
  title: 'A < B & "C"',
  id: 'https://docs.example.org/zh/a/#b',
  link: 'https://docs.example.org/zh/a/',
  date: '2025-07-31',
  summary: '汉字 ]]> <b>',
};

it('writes the same entries as Atom and as JSON', () => {
  const feeds = writeFeeds({ ...site, entries: [entry] })!;
  const $ = load(feeds.atom, { xml: true });
  expect($('feed > updated').text()).toBe('2025-07-31T00:00:00.000Z');
  expect($('feed > author > name').text()).toBe('Docs');
  expect($('entry')).toHaveLength(1);
  expect($('entry > title').text()).toBe(entry.title);
  expect($('entry > id').text()).toBe(entry.id);
  expect($('entry > updated').text()).toBe('2025-07-31T00:00:00.000Z');
  const json = JSON.parse(feeds.json) as { version: string; items: Record<string, string>[] };
  expect(json.version).toMatch(/^https:\/\/(www\.)?jsonfeed\.org\/version\/1/);
  expect(json.items).toEqual([
    expect.objectContaining({
      id: entry.id,
      url: entry.link,
      title: entry.title,
      summary: entry.summary,
    }),
  ]);
});

it('is a function of its entries: no clock', () => {
  const write = () => writeFeeds({ ...site, entries: [entry] });
  jest.useFakeTimers({ now: new Date('2030-01-01') });
  const first = write();
  jest.setSystemTime(new Date('2031-01-01'));
  expect(write()).toEqual(first);
  jest.useRealTimers();
});

it('writes none where nothing is new', () => {
  expect(writeFeeds({ ...site, entries: [] })).toBeUndefined();
});

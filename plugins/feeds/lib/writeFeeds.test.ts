import { load } from 'cheerio';
import { writeFeeds } from './writeFeeds';

const site = {
  title: 'Docs',
  description: 'All of it',
  address: 'https://docs.example.org/zh/',
  language: 'zh-CN',
};
const entry = {
  title: 'A <b> & "C" &lt;',
  id: 'https://docs.example.org/zh/a/#b',
  link: 'https://docs.example.org/zh/a/',
  date: '2025-07-31',
  summary: '汉字 ]]> <FunnelChart />',
};

/** What a reader shows of an HTML text. */
const shown = (html: string) => load(html).root().text();

it('writes the same entries as Atom and as JSON', () => {
  const feeds = writeFeeds({ ...site, entries: [entry] })!;
  const $ = load(feeds.atom, { xml: true });
  expect($('feed > updated').text()).toBe('2025-07-31T00:00:00.000Z');
  expect($('feed > author > name').text()).toBe('Docs');
  expect($('entry')).toHaveLength(1);
  expect($('entry > title').attr('type')).toBe('html');
  expect(shown($('entry > title').text())).toBe(entry.title);
  expect($('entry > summary').attr('type')).toBe('html');
  expect(shown($('entry > summary').text())).toBe(entry.summary);
  expect($('entry > id').text()).toBe(entry.id);
  expect($('entry > updated').text()).toBe('2025-07-31T00:00:00.000Z');
  expect(JSON.parse(feeds.json)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Docs',
    home_page_url: site.address,
    feed_url: `${site.address}feed.json`,
    description: 'All of it',
    language: 'zh-CN',
    authors: [{ name: 'Docs', url: site.address }],
    items: [
      {
        id: entry.id,
        url: entry.link,
        title: entry.title,
        summary: entry.summary,
        content_text: entry.summary,
        date_modified: '2025-07-31T00:00:00.000Z',
      },
    ],
  });
});

it('has a content for an item that only has a title', () => {
  const { json } = writeFeeds({ ...site, entries: [{ ...entry, summary: '' }] })!;
  const [item] = (JSON.parse(json) as { items: { content_text: string }[] }).items;
  expect(item?.content_text).toBe(entry.title);
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

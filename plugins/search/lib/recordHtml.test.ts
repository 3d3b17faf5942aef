import { load } from 'cheerio';
import type { PageRecord } from './pageRecord';
import { recordHtml } from './recordHtml';

const record: PageRecord = {
  lang: 'en',
  title: 'A "quoted" <b> & more',
  description: 'What it does',
  trail: ['Main features', 'Rows'],
  product: 'x-data-grid',
  version: 'docs-x-8.9.2',
  plan: 'pro',
  body: '<h2 id="a">A</h2><p>Text</p>',
};

const attributes = (html: string, kind: 'filter' | 'meta') => {
  const $ = load(html);
  return Object.fromEntries(
    $(`[data-pagefind-${kind}]`)
      .map((_index, tag) => [
        [$(tag).attr(`data-pagefind-${kind}`)!.replace('[content]', ''), $(tag).attr('content')],
      ])
      .get(),
  );
};

it('says the facets and what a result shows', () => {
  const html = recordHtml(record);
  expect(attributes(html, 'filter')).toEqual({
    product: 'x-data-grid',
    version: 'docs-x-8.9.2',
    plan: 'pro',
    section: 'Main features',
  });
  expect(attributes(html, 'meta')).toEqual({
    title: record.title,
    description: 'What it does',
    section: 'Main features / Rows',
    product: 'x-data-grid',
  });
});

it('holds title, description and text, with the ids of the headings', () => {
  const $ = load(recordHtml(record));
  expect($('html').attr('lang')).toBe('en');
  expect($('[data-pagefind-body] h1').text()).toBe(record.title);
  expect($('[data-pagefind-body] p').first().text()).toBe('What it does');
  expect($('[data-pagefind-body] h2#a').text()).toBe('A');
});

it('counts a page above all groups to its product', () => {
  const html = recordHtml({ ...record, trail: [] });
  expect(attributes(html, 'filter').section).toBe('x-data-grid');
  expect(attributes(html, 'meta')).not.toHaveProperty('section');
});

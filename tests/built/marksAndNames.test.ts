import fs from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { build } from '../support/readBuilt';

const read = (address: string): CheerioAPI =>
  load(fs.readFileSync(path.join(build, address, 'index.html'), 'utf8'));

const legacy = {
  '': ['Legacy', 'Kept for existing code, not recommended for new code'],
  '/zh': ['旧版', '为现有代码保留，不建议在新代码中使用'],
} as const;

const pages = ['/customization/globals/', '/customization/components/'].flatMap((page) =>
  (['', '/zh'] as const).map((prefix) => [`${prefix}${page}`, ...legacy[prefix]] as const),
);

it.each(pages)('%s is marked “%s” in its text and in the list, and says why', (page, text, why) => {
  const $ = read(page);
  const own = $('main [data-kind="legacy"]');
  expect(own.toArray().map((mark) => [$(mark).text(), $(mark).attr('data-tip')])).toEqual([
    [text, why],
  ]);
  // Where the keyboard reaches it: a badge of its own stop in the text, a part of the link in the list.
  expect(own.is('button')).toBe(true);
  const entries = $(`#sidebar a[href="${page}"]`);
  expect(entries.length).toBeGreaterThan(0);
  entries.each((_index, entry) => {
    const mark = $(entry).find('[data-kind="legacy"]');
    expect(mark.length).toBe(1);
    expect(mark.attr('data-tip')).toBe(why);
    expect(mark.text()).toBe(` (${text}: ${why})`);
  });
});

it.each(['', '/zh'])(
  'the switchers of %s/x/react-date-pickers/ call it “Date Pickers”',
  (prefix) => {
    const home = `${prefix}/x/react-date-pickers/`;
    for (const page of [home, `${prefix}/x/react-date-pickers/date-calendar/`]) {
      const $ = read(page);
      const button = $('header [popovertarget="products"]');
      expect(button.text()).toContain('Date Pickers');
      const entry = $(`#products a[href="${home}"]`);
      expect(entry.length).toBe(1);
      expect(entry.children('span').first().text()).toBe('Date Pickers');
      expect(entry.attr('aria-current')).toBeDefined();
    }
  },
);

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { keyOf, writeKept } from '../../../support/keptFile';
import { contentFile, cutMarked, markContent, readContent, wholePage } from './keptPage';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-page-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const key = keyOf('tabs');
const pathname = '/zh/标签页--a/';
const before = '<html><head><title>标签</title></head><body><div id="__docusaurus">';
const after = '</div><script src="/main.js"></script></body></html>';
const page = (content?: string) =>
  Buffer.from(before + markContent(key, pathname, content) + after);

test('a page is cut where it was marked, whatever its address and its content are', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.constantFrom('中', '--', '>', '<!--', '-->', '<!--page ', '<!--/page-->', '%', "'"))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, text, (address, content, behind) => {
      // The site's own part, of which the mark is no part.
      const end = behind.replaceAll('<!--/page-->', '');
      const html = before + markContent(key, address, content) + end;
      const cut = cutMarked(Buffer.from(html));
      expect(cut && { ...cut, before: `${cut.before}`, content: `${cut.content}` }).toEqual({
        key,
        pathname: address,
        before,
        content,
        after: Buffer.from(end),
      });
    }),
  );
});

test('a long address is known again', () => {
  const long = `/${'页'.repeat(400)}/`;
  expect(cutMarked(Buffer.from(markContent(key, long, '<p>')))?.pathname).toBe(long);
});

test.each([
  ['no mark', before + after],
  ['a comment that begins as a mark does', `${before}<!--page of tabs--><!--/page-->${after}`],
  ['a key that is none', `${before}<!--page 1a2b %2F--><!--/page-->${after}`],
  ['no end', `${before}<!--page ${key} %2F-->${after}`],
])('a page with %s is not marked, and whole as it is', (_what, html) => {
  expect(cutMarked(Buffer.from(html))).toBeUndefined();
  expect(wholePage(Buffer.from(html), folder).toString()).toBe(html);
});

test('a page that was rendered in this build is whole without its marks', () => {
  expect(wholePage(page('<p>新</p>'), folder).toString()).toBe(`${before}<p>新</p>${after}`);
});

test('what was left out of a page comes from memory', () => {
  writeKept(contentFile(folder, pathname), key, '<p>旧</p>');
  expect(wholePage(page(), folder).toString()).toBe(`${before}<p>旧</p>${after}`);
});

test('what looks like the end of the content in the content does not end it', () => {
  const content = '<p>a<!--/page-->b</p>';
  expect(wholePage(page(content), folder).toString()).toBe(before + content + after);
  writeKept(contentFile(folder, pathname), key, content);
  expect(wholePage(page(), folder).toString()).toBe(before + content + after);
});

test.each([
  ['is gone', () => fs.rmSync(contentFile(folder, pathname), { force: true })],
  ['is of another build', () => writeKept(contentFile(folder, pathname), keyOf('new'), '<p>')],
])('a page whose content %s by now is refused, with the file that was read', (_what, change) => {
  writeKept(contentFile(folder, pathname), key, '<p>旧</p>');
  change();
  const message = `${contentFile(folder, pathname)} was there when the page was rendered`;
  expect(() => wholePage(page(), folder)).toThrow(message);
  expect(() => readContent(cutMarked(page())!, folder)).toThrow(message);
});

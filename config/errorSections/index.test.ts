/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { loadParser, type PageParser } from '../../plugins/content-check/lib/parsePage';
import { readPage } from '../../plugins/content-check/lib/readPage';
import { sourceFileOf } from '../../src/navigation/rules/tree/locatePage';
import { errorSections, internalMessages } from '.';

const root = path.join(__dirname, '..', '..');
const messages = [...errorSections, ...internalMessages].map(({ message }) => message);

let parser: PageParser;

beforeAll(async () => {
  parser = await loadParser();
});

it('leads to pages with a heading of this id', () => {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const missing = errorSections.filter(({ to }) => {
    const [page = '', id = ''] = to.split('/#');
    if (!idsOf.has(page)) {
      const file = path.join(root, sourceFileOf(page));
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      idsOf.set(page, new Set(readPage(text, 'en', parser).headings.map((each) => each.id)));
    }
    return !idsOf.get(page)!.has(id);
  });
  expect(missing).toEqual([]);
});

it('has no entry that an earlier one keeps from ever deciding', () => {
  const hidden = messages.filter((message, index) =>
    messages.slice(0, index).some((earlier) => message.includes(earlier)),
  );
  expect(hidden).toEqual([]);
});

it('writes messages as they are compared: with single spaces, and none around them', () => {
  const uneven = messages.filter(
    (message) => message === '' || message !== message.trim().replace(/\s+/g, ' '),
  );
  expect(uneven).toEqual([]);
});

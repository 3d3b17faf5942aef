/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadParser, type PageParser } from '../../plugins/content-check/lib/parsePage';
import { readPage } from '../../plugins/content-check/lib/readPage';
import { placeMessages } from '../../plugins/search/lib/errors/errorsOf';
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

it('explains what the browser prints when a scoped baseline gets color schemes without CSS variables', () => {
  const theme = createTheme({ colorSchemes: { light: true, dark: true } });
  let printed = 'nothing';
  try {
    renderToString(createElement(ThemeProvider, { theme }, createElement(ScopedCssBaseline)));
  } catch (error) {
    printed = (error as Error).message;
  }
  const { placed } = placeMessages([printed], errorSections, internalMessages);
  expect(placed).toContainEqual({
    text: printed,
    to: '/components/css-baseline/#scoping-on-children',
  });
});

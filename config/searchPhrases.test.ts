import fs from 'node:fs';
import path from 'node:path';
import { pageAnchors } from '../plugins/page-tree/lib/pageAnchors';
import { readPhrases, type SectionPhrases } from '../plugins/search/lib/texts/readPhrases';
import { hasHan } from '../src/search/rules/names/splitWords';

const root = path.resolve(__dirname, '..');
const folder = path.join(__dirname, 'searchPhrases');
const read = { en: readPhrases(folder, 'en'), zh: readPhrases(folder, 'zh') };
const all = Object.values(read).flat();

/** The English source of a page, by its address. */
function sourceOf(address: string): string {
  const [, inX, below = ''] = /^(x\/)?(.*?)\/?$/.exec(address)!;
  const place = path.join(root, inX ? 'x-docs' : 'docs', below);
  return [`${place}.mdx`, path.join(place, 'index.mdx')].find((file) => fs.existsSync(file)) ?? '';
}

const anchors = new Map<string, string[]>();
function isThere({ address }: SectionPhrases): boolean {
  const [page = '', anchor] = address.split('#');
  const file = sourceOf(page);
  if (file === '') return false;
  if (!anchors.has(file)) anchors.set(file, pageAnchors(fs.readFileSync(file, 'utf8')));
  return anchor === undefined || anchors.get(file)!.includes(anchor);
}

it('ask in both languages', () => {
  for (const sections of Object.values(read)) expect(sections.length).toBeGreaterThan(2000);
});

it('ask for the same sections in both, so that a translator sees what is missing', () => {
  const [en, zh] = [read.en, read.zh].map((sections) => sections.map(({ address }) => address));
  expect(en!.filter((address) => !zh!.includes(address))).toEqual([]);
  expect(zh!.filter((address) => !en!.includes(address))).toEqual([]);
});

it('ask for sections that are there', () => {
  expect(
    all.filter((each) => !isThere(each)).map(({ place, address }) => [place, address]),
  ).toEqual([]);
});

it('ask for a section once in a language', () => {
  for (const sections of Object.values(read))
    expect(new Set(sections.map(({ address }) => address)).size).toBe(sections.length);
});

it('are short, each once, and in their language', () => {
  const wrong = all.flatMap(({ phrases, place }) =>
    phrases
      .filter(
        (phrase, at) =>
          phrases.indexOf(phrase) !== at ||
          phrase.split(' ').length > 8 ||
          phrase.length > 60 ||
          (place.startsWith('en/') && hasHan(phrase)),
      )
      .map((phrase) => `${place}: ${phrase}`),
  );
  expect(wrong).toEqual([]);
});

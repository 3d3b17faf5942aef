import { rankHeadings } from './rankHeadings';

const text = 'The inline box. The long lines and the end. The ellipsis replaces the end of lines.';
const section = (title: string, places: Readonly<Record<number, number>>) => ({
  title,
  weighted_locations: Object.entries(places).map(([location, weight]) => ({
    location: Number(location),
    weight,
  })),
});
const inline = section('Inline', { 0: 1 });
const lines = section('Lines', { 3: 1, 5: 1, 7: 1 });
const overflow = section('Overflow', { 9: 1, 10: 1, 11: 1, 12: 1, 13: 1 });

it('puts the section first that has most of the query', () => {
  expect(rankHeadings([inline, lines, overflow], text)).toEqual([overflow, lines, inline]);
});

it('counts a word once, in any of its forms', () => {
  const often = section('Often', { 0: 1, 3: 1, 7: 1, 9: 1 });
  const once = section('Once', { 0: 1, 2: 1 });
  expect(rankHeadings([often, once], text)).toEqual([once, often]);
});

it('counts a word more that stands in the heading', () => {
  const inText = section('In text', { 5: 1 });
  const inHeading = section('In heading', { 10: 1, 15: 6 });
  expect(rankHeadings([inText, inHeading], text)).toEqual([inHeading, inText]);
});

it('reads the words of a language without spaces', () => {
  const chinese = ['条目', '的', '点击', '按键'].join('\u200B');
  const first = section('a', { 1: 1 });
  const second = section('b', { 1: 1, 2: 1, 3: 1 });
  expect(rankHeadings([first, second], chinese)).toEqual([second, first]);
});

it.each([
  ['without the words', undefined, [inline, lines]],
  ['of equals', text, [lines, { ...lines, title: 'Other' }]],
  ['of sections that say nothing', text, [{}, section('', { 99: 1 })]],
])('leaves the order %s', (_what, words, sections) => {
  expect(rankHeadings(sections, words)).toEqual(sections);
});

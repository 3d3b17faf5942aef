import { checkTopics } from './checkTopics';
import { pageFixture } from './pageFixture';

const page = pageFixture({
  text: 'Deletable chips\n\nCall useChip(options) =>\nprops, or a keyboard.',
});

it.each([
  'Deletable chips',
  'deletable CHIPS',
  'useChip(options) => props',
  ['Deletable', 'keyboard'],
])('finds %j', (phrase) => {
  expect(checkTopics(page, ['topic'], { topic: phrase })).toEqual([]);
});

it.each([
  ['words that are not there', 'Colors'],
  ['a part of a word', 'board'],
  ['the beginning of a word', 'Call useCh'],
  ['next to nothing', 'or'],
  ['one phrase of two', ['Deletable', 'Colors']],
])('refuses %s', (_case, phrase) => {
  expect(checkTopics(page, ['topic'], { topic: phrase })).toHaveLength(1);
});

it('demands a phrase for every topic', () => {
  expect(checkTopics(page, ['topic'])).toEqual([
    expect.objectContaining({ what: 'says nowhere where it covers "topic"' }),
  ]);
  expect(checkTopics(page, ['topic'], { topic: [] })).toHaveLength(1);
});

it('refuses a phrase for a topic that the plan does not know', () => {
  expect(checkTopics(page, [], { topic: 'keyboard' })).toEqual([
    expect.objectContaining({ file: 'config/contentTopics.json' }),
  ]);
});

it('demands a heading for each of the topics that share a phrase', () => {
  const heading = (line: number) => ({
    level: 3,
    text: 'Keyboard',
    id: `k${line}`,
    line,
    bare: false,
  });
  const topics = ['list > keyboard', 'menu > keyboard'];
  const phrases = { 'list > keyboard': 'Keyboard', 'menu > keyboard': 'Keyboard' };
  const faultsWith = (...lines: number[]) =>
    checkTopics({ ...page, headings: lines.map(heading) }, topics, phrases);
  expect(faultsWith(1, 5)).toEqual([]);
  expect(faultsWith(1).map(({ what }) => what)).toEqual(
    topics.map(() => 'does not hold "Keyboard" as 2 headings'),
  );
});

import { checkEnglish, checkEnglishText } from './checkEnglish';
import { englishRules } from './englishTable';
import { loadParser, type PageParser } from './parsePage';

let parser: PageParser;

beforeAll(async () => {
  parser = await loadParser();
});

function look(page: string) {
  const parsed = parser.parse(page);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  return checkEnglish(parsed.tree, page.split('\n'));
}

it.each([
  ["You can't sort it.", "can't", 'Write "cannot".'],
  ['It isn’t sorted.', 'isn’t', 'Write "is not".'],
  ["If it's sorted, stop.", "it's", 'Write "it is".'],
  ['Let people sort.', 'people', '"users"'],
  ['Add colors of your own.', 'of your own', '"your own" before the noun'],
  ['Each group has a value of its own.', 'of its own', '"its own"'],
  ['The result stands in a row.', 'stands in', '"is in"'],
  ['It is read anew.', 'anew', '"again"'],
  ['The order is told in the guide.', 'is told in', '"see"'],
  ['It is empty for the eye.', 'for the eye', '"visually"'],
  ['Screen readers put it out of hearing.', 'out of hearing', 'announce'],
  ['A fragment counts as one child.', 'counts as', '"is treated as"'],
  ['It is gone for good.', 'for good', '"permanently"'],
  ['Wait until somebody clicks.', 'somebody', '"someone"'],
  ['Everybody sees it.', 'Everybody', '"everyone"'],
  ['Whoever sorts sees it.', 'Whoever', '"if you"'],
  ['The row shall stay.', 'shall', '"should"'],
  ['Click in order to sort.', 'in order to', '"to"'],
  ['Arrows, keys and the like work.', 'and the like', '"such as"'],
  ['Choose 2 February.', '2 February', 'March 5'],
  ['Use the the grid.', 'the the', 'Remove one'],
  ['This is a example.', 'a example', '"an example"'],
  ['This is an demo.', 'an demo', '"a demo"'],
  ['The behaviour changes.', 'behaviour', '"behavior"'],
  ['Its Colours change.', 'Colours', '"Colors"'],
  ['A licence is needed.', 'licence', '"license"'],
  ['The hook recognises it.', 'recognises', '"recognizes"'],
  ['An internationalised app.', 'internationalised', '"internationalized"'],
  ['It analyses the rows and is analysed.', 'analysed', '"analyzed"'],
  ['It is centred.', 'centred', '"centered"'],
  ['Labelled fields.', 'Labelled', '"Labeled"'],
  ['A grey line.', 'grey', '"gray"'],
  ['The catalogue of events.', 'catalogue', '"catalog"'],
  ['It moves downwards.', 'downwards', '"downward"'],
  ['## Recipes', 'heading "Recipes"', 'Name the task'],
])('tells of %s', (page, what, mend) => {
  const faults = look(page);
  const found = faults.filter((fault) => fault.what.includes(what));
  expect(found).toHaveLength(1);
  expect(found[0]!.mend).toContain(mend);
  expect(found[0]!.mend).toContain('STYLE.md');
});

it.each([
  ['code', 'Call `people.isn’t()` of `your own`.'],
  ['a fence', "```ts\n// People can't colour it.\n```"],
  ['properties', '<Demo name="people" height={32} />'],
  ['an address', '[The guide](/x/licence/#people-cant)'],
  ['the id of a heading', '## License key {#licence-key}'],
  ['words of an interface', 'The menu says "Don\'t show people anew".'],
  ['a genitive', "The theme's colors and React's docs."],
  ['people as a subject of data', 'Show people and things.'],
  ['what has nothing of its own', 'The box has no height of its own.'],
  [
    'words with a British look',
    'Four hours, a contour, a premise, a promise, the rise, precise, exercise.',
  ],
  ['two words that may follow each other', 'She had had it, and said that that is so.'],
  [
    'articles before sounds',
    'A unit, a user, a one-time code, a European date, an hour, an MUI theme, an `h1`.',
  ],
  ['a heading about a task', '## Speed up rendering {#optimization}'],
])('lets %s pass', (_name, page) => {
  expect(look(page)).toEqual([]);
});

it('gives the place of the word: in the description, behind code, in lines that are indented, and in a table', () => {
  const page = [
    '---',
    'description: Let people sort.',
    '---',
    '',
    'Call `sort` when people click.',
    '',
    '- One line',
    '  and people in the next.',
    '',
    '| Prop | What |',
    '| ---- | ---- |',
    '| `sort` | people sort |',
  ].join('\n');
  expect(look(page).map(({ line, column }) => [line, column])).toEqual([
    [2, 18],
    [5, 18],
    [8, 7],
    [12, 12],
  ]);
});

it('finds a phrase that is marked in part or broken in two lines', () => {
  expect(look('Add colors of **your own**.')).toHaveLength(1);
  expect(look('Add colors of\nyour own.')).toHaveLength(1);
});

it('reads texts of the interface', () => {
  expect(checkEnglishText("{count} people can't sort")).toHaveLength(2);
  expect(checkEnglishText('Copy the code')).toEqual([]);
});

it('has rules that start over in every text', () => {
  for (const { find } of englishRules) expect(find.flags).toContain('g');
});

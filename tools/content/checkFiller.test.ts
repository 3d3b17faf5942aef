import { checkFiller } from './checkFiller';
import { pageFixture } from './pageFixture';

it.each([
  'TODO: describe the prop',
  'The default is TBD.',
  'Lorem ipsum dolor',
  'More demos coming soon!',
  'This is a placeholder.',
  'Placeholder text',
])('finds %s', (line) => {
  expect(checkFiller(pageFixture({ text: `Text.\n\n${line}` }))).toEqual([
    expect.objectContaining({ line: 3 }),
  ]);
});

it.each([
  'Todo lists are a usual example.',
  'Placeholder text is pale, and gone as soon as somebody types.',
  'Placeholder',
])('leaves "%s"', (text) => {
  expect(checkFiller(pageFixture({ text }))).toEqual([]);
});

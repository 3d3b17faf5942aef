import { checkDescription } from './checkDescription';
import { pageFixture } from './pageFixture';

it('is content with a sentence', () => {
  expect(checkDescription(pageFixture())).toEqual([]);
});

it.each([
  [undefined, 'has no description'],
  ['Too short.', 'has a description of 10 characters'],
  [`A${'n'.repeat(200)}.`, 'has a description of 202 characters'],
  ['show short facts as chips.', 'no sentence'],
  ['Show short facts as chips', 'no sentence'],
])('refuses %s', (description, what) => {
  expect(checkDescription(pageFixture({ description }))).toEqual([
    expect.objectContaining({ what: expect.stringContaining(what) }),
  ]);
});

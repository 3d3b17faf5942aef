import { searchSynonyms, synonymGroups } from './searchSynonyms';

it('has at least 200 groups, with a reason for each section', () => {
  expect(synonymGroups.length).toBeGreaterThanOrEqual(200);
  expect(searchSynonyms.every(({ why }) => why.length > 20)).toBe(true);
});

it('has groups of several terms, in lower case, none twice', () => {
  const wrong = synonymGroups.filter(
    (group) =>
      group.length < 2 ||
      new Set(group).size < group.length ||
      group.some((term) => term === '' || term !== term.trim()),
  );
  expect(wrong).toEqual([]);
});

it('joins the two languages', () => {
  const both = synonymGroups.filter(
    (group) => /\p{Script=Han}/u.test(group.join()) && /[a-z]/.test(group.join()),
  );
  expect(both.length).toBeGreaterThanOrEqual(200);
});

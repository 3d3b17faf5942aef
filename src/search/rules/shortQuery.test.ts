import { shortQuery } from './shortQuery';

it.each([
  [' row height ', 'row height'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['表格'.repeat(650), `${'表格'.repeat(30)}…`],
  [`${'a'.repeat(59)}😀 and more`, `${'a'.repeat(59)}…`],
])('says %j back as %j', (query, said) => {
  expect(shortQuery(query)).toBe(said);
});

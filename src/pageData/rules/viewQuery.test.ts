import { readQuery, writeQuery } from './viewQuery';

const usual = { query: '', theme: 'Filled' };

it.each([
  ['', usual],
  ['?query=arrow+up&mode=dark', { query: 'arrow up', theme: 'Filled' }],
  ['?theme=Outlined', { query: '', theme: 'Outlined' }],
])('%j asks for %j', (search, chosen) => {
  expect(readQuery(search, usual)).toEqual(chosen);
});

it('reads what it writes', () => {
  const chosen = { query: 'a/b, c & d = "上"', theme: 'Outlined' };
  expect(readQuery(writeQuery(chosen, ''), usual)).toEqual(chosen);
});

it('leaves in the address what is not its own, and nothing where nothing is chosen', () => {
  expect(writeQuery({ query: '', theme: 'Sharp' }, '?query=up&mode=dark')).toBe(
    '?theme=Sharp&mode=dark',
  );
  expect(writeQuery({ query: '', theme: '' }, '?query=up')).toBe('');
});

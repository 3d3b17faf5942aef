import { wordDiff } from './wordDiff';

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind[0]}(${text})`))
    .join('');

it('says word by word what has changed, without the marks of Markdown', () => {
  expect(shown('## The `first` day', '## The `second` day')).toBe('The r(first)a(second) day');
});

it('shows the address of a link where nothing else has changed', () => {
  expect(shown('See [this](/a/).', 'See [this](/b/).')).toContain('r(a)a(b)');
});

it('shows a rewritten run of words as one', () => {
  expect(shown('It is small and red here.', 'It was large and blue here.')).toBe(
    'It r(is small)a(was large) and r(red)a(blue) here.',
  );
});

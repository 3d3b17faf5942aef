import { pageForms } from './pageForms';

it('writes a form once', () => {
  expect(
    pageForms(
      () => true,
      () => 'same',
    ),
  ).toEqual({ '.md': 'same' });
  expect(
    pageForms(
      () => true,
      ({ code, style }) => `${code} ${style === 'css' ? 'css' : ''}`,
    ),
  ).toEqual({
    '.md': 'ts ',
    '.js.md': 'js ',
    '.css.md': 'ts css',
    '.js.css.md': 'js css',
  });
});

it('does not make a form that is not there', () => {
  const made: string[] = [];
  pageForms(
    ({ code, style }) => code === 'ts' && style !== 'css',
    ({ style }) => {
      made.push(style);
      return style;
    },
  );
  expect(made).toEqual(['system', 'tailwind']);
});

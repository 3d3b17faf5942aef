import { resolvePreferences } from './resolvePreferences';
import { viewAddress } from './viewAddress';

const preferences = resolvePreferences({ search: '', hash: '', read: () => null });

it('writes every setting that shows, and keeps the rest of the address', () => {
  expect(
    viewAddress('https://docs.example.org/a/?page=2#part', { ...preferences, direction: 'rtl' }),
  ).toBe(
    'https://docs.example.org/a/?page=2&mode=system&dir=rtl&density=standard&code=ts&style=system#part',
  );
});

it('writes an address that shows the same', () => {
  const chosen = { ...preferences, mode: 'dark', code: 'JS', style: 'css' } as const;
  const { search, hash } = new URL(viewAddress('https://docs.example.org/', chosen));
  expect(resolvePreferences({ search, hash, read: () => null })).toEqual(chosen);
});

it('names what is installed, and takes away what no longer is', () => {
  const from = 'https://docs.example.org/?installed=x-charts@8.0.0';
  expect(new URL(viewAddress(from, preferences)).searchParams.get('installed')).toBeNull();
  const installed = 'x-charts@8.2.0';
  const { search } = new URL(viewAddress(from, { ...preferences, installed }));
  expect(resolvePreferences({ search, hash: '', read: () => null }).installed).toBe(installed);
});

it('shows the source of a demo in the form that the reader chose behind the link', () => {
  const chosen = { ...preferences, code: 'TS', style: 'system' } as const;
  const from = 'https://docs.example.org/chips/#tailwind-ChipsArray.js';
  const { search, hash } = new URL(viewAddress(from, chosen));
  expect(hash).toBe('#system-ChipsArray.tsx');
  expect(resolvePreferences({ search, hash, read: () => null })).toEqual(chosen);
});

it.each([
  ['JS', 'css', '#edit=abc.css-OrderTags.js'],
  // The code is of a form that is not shown any more.
  ['TS', 'css', '#css-OrderTags.tsx'],
] as const)('edited code stays while its form is shown: %s, %s', (code, style, hash) => {
  const from = 'https://docs.example.org/#edit=abc.css-OrderTags.js';
  expect(new URL(viewAddress(from, { ...preferences, code, style })).hash).toBe(hash);
});

it('opens no search', () => {
  const from = 'https://docs.example.org/chips/?q=table';
  expect(new URL(viewAddress(from, preferences)).searchParams.has('q')).toBe(false);
});

it('does not say that a page is shown in place of another one', () => {
  const from = 'https://docs.example.org/chips/?instead=/components/old';
  expect(new URL(viewAddress(from, preferences)).searchParams.has('instead')).toBe(false);
});

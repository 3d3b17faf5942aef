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

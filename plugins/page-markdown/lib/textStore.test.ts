import { makeFolder } from '../../../tests/support/makeFolder';
import { openTexts } from './textStore';

it.each(['kept', 'brief'])('places what was put (%s)', (kind) => {
  const folder = makeFolder();
  const texts = openTexts(kind === 'kept' ? folder.at('texts') : undefined);
  const digest = texts.put('# Chips\n');
  expect(digest).toMatch(/^[\da-f]{64}$/);
  expect([texts.has(digest), texts.has('other')]).toEqual([true, false]);
  expect(texts.read(digest)).toBe('# Chips\n');
  texts.place(digest, folder.at('build/a/chips.md'));
  texts.place(digest, folder.at('build/a/chips.md'));
  expect(folder.read('build/a/chips.md')).toBe('# Chips\n');
  expect(() => texts.read('other')).toThrow(/other/);
});

it('leaves to the next build what this one shows, and nothing else', () => {
  const folder = makeFolder();
  const first = openTexts(folder.at('texts'));
  const [old, shown] = [first.put('old'), first.put('shown')];
  first.sweep();
  const second = openTexts(folder.at('texts'));
  expect([second.has(old), second.has(shown)]).toEqual([true, true]);
  second.place(shown, folder.at('build/place.md'));
  const made = second.put('new');
  second.sweep();
  expect(folder.files()).toEqual(['build/place.md', `texts/${made}`, `texts/${shown}`].toSorted());
});

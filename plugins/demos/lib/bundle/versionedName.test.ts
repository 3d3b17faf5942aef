import { versionedName } from './versionedName';

it('says the same of the same text and something else of another', () => {
  const [first, same, other] = ['a', 'a', 'b'].map((text) =>
    versionedName('docs/a.js', Buffer.from(text)),
  );
  expect(first).toMatch(/^docs\/a\.[0-9a-f]{8}\.js$/);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

it('leaves what the bundler has named, and what is no script', () => {
  expect(versionedName('547.11c2ff05.js', Buffer.from(''))).toBe('547.11c2ff05.js');
  expect(versionedName('notes.txt', Buffer.from(''))).toBe('notes.txt');
});

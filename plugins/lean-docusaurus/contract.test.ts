import path from 'node:path';
import { contract } from './contract';
import { checkContract, readInstalled, type Reliance } from './lib/checkContract';
import { partNames } from './parts';

const site = path.resolve(__dirname, '../..');
const installed = readInstalled(site);
const all = new Set(partNames);
const check = (read: (file: string) => string | undefined, parts = all) =>
  checkContract(contract, parts, read, '3.99.0');

/** A text in which what the guard looks for is another thing. */
function changed({ holds }: Reliance, text: string): string {
  const [found] = holds instanceof RegExp ? (holds.exec(text) ?? []) : [];
  // Without what a regular expression has found; of what a function asks for, which is all of a text, the beginning and something new.
  return found === undefined
    ? `${text.slice(0, text.length / 4)} it.somethingNew tslib_1.__spreadArray`
    : text.replaceAll(found, '');
}

it('holds with what is installed', () => {
  expect(contract.length).toBeGreaterThan(30);
  expect(() => check(installed)).not.toThrow();
});

it('has an entry for each part', () => {
  expect(new Set(contract.map(({ part }) => part))).toEqual(all);
});

// What it would do without a guard: the build says SUCCESS, and no page of the site comes alive.
it('says so when the file is gone from which pages learn their release', () => {
  const moved = '@docusaurus/core/lib/client/docusaurus.js';
  const read = (file: string) => (file === moved ? undefined : installed(file));
  expect(() => check(read)).toThrow(
    `Docusaurus 3.99.0 is otherwise than the layer relies on.
  part:     flat-client
  file:     ${moved}
  expected: a default export of \`prefetch\` and \`preload\`, which \`client/docusaurus.js\` replaces
  found:    no such file

To go on without: LEAN=-flat-client npm run build.`,
  );
  expect(() => check(read, new Set(['lean-classic']))).not.toThrow();
});

describe.each(contract.map((entry) => [entry.part, entry.file, entry] as const))(
  '%s relies on %s',
  (part, file, entry) => {
    /** The installed files, this one otherwise. */
    const readChanged = (text: string | undefined) => (asked: string) =>
      asked === file ? text : installed(asked);
    const named = (found: string) =>
      `  part:     ${part}\n  file:     ${file}\n  expected: ${entry.expected}\n  found:    ${found}`;

    it('and says so when it is gone', () => {
      expect(() => check(readChanged(undefined))).toThrow(named('no such file'));
    });

    it('and says so when it has changed', () => {
      const text = changed(entry, installed(file)!);
      expect(() => check(readChanged(text))).toThrow(named('a file of another form'));
    });

    it('and is silent where the part is off', () => {
      const one = [entry];
      const others = new Set(partNames.filter((name) => name !== part));
      expect(() => checkContract(one, others, () => undefined, '3.99.0')).not.toThrow();
    });
  },
);

it('names all that is otherwise, and one command to go on', () => {
  expect(() => check(() => undefined)).toThrow(
    /part: {5}flat-client[\s\S]*part: {5}preact-frame[\s\S]*LEAN=-flat-client,-lazy-pages,-lean-classic,/,
  );
});

import { planChecks } from './planChecks';

const names = (changed: readonly string[]) =>
  planChecks(changed, 'base').map((lane) => lane.map(({ name }) => name));

it('checks the types whatever has changed', () => {
  expect(names([])).toEqual([['Types'], []]);
});

it('checks of code what concerns code', () => {
  expect(names(['src/ui/moveFocus.ts', 'tools/site/serve.mjs'])).toEqual([
    ['Types'],
    [
      'ESLint, 2 files',
      'Format, 2 files',
      'Imports',
      'Duplicates',
      'Unit tests of what has changed',
    ],
  ]);
});

it('checks of a page its content, and leaves its text to the writer', () => {
  expect(names(['docs/components/chips/index.mdx'])).toEqual([['Types'], ['Content']]);
});

it('looks at styles of the site, and at plain formats', () => {
  expect(names(['src/css/base.css', 'README.md', 'docs/components/chips/Tags.css'])).toEqual([
    ['Types'],
    ['Stylelint, 1 files', 'Format, 3 files', 'Duplicates', 'Content'],
  ]);
});

it('knows the declarations of plain scripts, and both names of YAML', () => {
  expect(names(['tools/command/run.d.mts', 'compose.yaml', '.github/dependabot.yml'])[1]).toEqual(
    expect.arrayContaining(['ESLint, 1 files', 'Format, 3 files']),
  );
});

it('hands on the files and the commit', () => {
  const checks = planChecks(['src/a.ts'], 'abc').flat();
  expect(checks.find(({ command }) => command === 'eslint')!.args).toContain('src/a.ts');
  expect(checks.find(({ command }) => command === 'jest')!.args).toEqual([
    '--changedSince',
    'abc',
    '--passWithNoTests',
  ]);
});

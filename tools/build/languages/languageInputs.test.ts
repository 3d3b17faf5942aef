import fc from 'fast-check';
import { languageInputs } from './languageInputs';

const core = 'docusaurus-plugin-content-docs';
const files = [
  'package.json',
  '.npmrc',
  'src/shell/Header.tsx',
  'static/readme.md',
  'docs/buttons/index.mdx',
  'docs/buttons/Sizes.tsx',
  'docs/chips/index.mdx',
  'x-docs/react-charts/bars/index.mdx',
  'versioned_docs/version-6.0.0/buttons/index.mdx',
  'versioned_docs/version-6.0.0/chips/index.mdx',
  'x_versioned_docs/version-8.9.2/react-charts/bars/index.mdx',
  'i18n/zh/code.json',
  `i18n/zh/${core}/current.json`,
  `i18n/zh/${core}/current/buttons/index.mdx`,
  `i18n/zh/${core}-x/current/react-charts/bars/index.mdx`,
  `i18n/zh/${core}/version-6.0.0/buttons/index.mdx`,
  `i18n/zh/${core}-x/version-8.9.2/react-charts/bars/index.mdx`,
  `i18n/fr/${core}/current/chips/index.mdx`,
];
const of = (locale: string, share: string) =>
  [...languageInputs(files, locale)].filter(([, each]) => each === share).map(([file]) => file);

it('takes of a translated page the demos only, in every version', () => {
  expect(of('zh', 'demos')).toEqual([
    'docs/buttons/index.mdx',
    'x-docs/react-charts/bars/index.mdx',
    'versioned_docs/version-6.0.0/buttons/index.mdx',
    'x_versioned_docs/version-8.9.2/react-charts/bars/index.mdx',
  ]);
  expect(of('fr', 'demos')).toEqual(['docs/chips/index.mdx']);
  expect(of('en', 'demos')).toEqual([]);
});

it('takes the source of a page whole whose side file is there, and side files in every language', () => {
  const record = `i18n/zh/${core}/current/buttons/index.translation.json`;
  const inputs = (locale: string) => languageInputs([...files, record], locale);
  expect(inputs('zh').get('docs/buttons/index.mdx')).toBe('whole');
  expect(inputs('zh').get(record)).toBe('whole');
  expect(inputs('en').get(record)).toBe('whole');
});

it('takes of pages in another language that they are there', () => {
  expect(of('zh', 'name')).toEqual([`i18n/fr/${core}/current/chips/index.mdx`]);
  expect(of('en', 'name')).toEqual(files.filter((file) => /^i18n.*mdx$/.test(file)));
});

it('takes everything else whole', () => {
  expect(of('en', 'whole')).toEqual(files.filter((file) => !/^i18n.*mdx$/.test(file)));
  expect(of('zh', 'whole')).toEqual(
    expect.arrayContaining([
      'package.json',
      '.npmrc',
      'docs/buttons/Sizes.tsx',
      'docs/chips/index.mdx',
      'i18n/zh/code.json',
      `i18n/zh/${core}/current.json`,
      `i18n/zh/${core}/current/buttons/index.mdx`,
    ]),
  );
});

it('reads a partial text whole, which any page may import', () => {
  const inputs = languageInputs(
    ['docs/_parts/install.mdx', `i18n/zh/${core}/current/_parts/install.mdx`],
    'zh',
  );
  expect([...inputs.values()]).toEqual(['whole', 'whole']);
});

it.each([
  'tests/e2e/home.spec.ts',
  'src/ui/Menu.test.tsx',
  'config/env.test.ts',
  'README.md',
  'plugins/demos/README.md',
  '.ci/run',
  '.idea/workspace.xml',
  // A link to a folder is not ignored by `node_modules/`.
  'node_modules',
])('leaves out %s', (file) => {
  expect(languageInputs([file], 'en').size).toBe(0);
});

it('notices a .md among the pages, whose text nobody shows', () => {
  expect(languageInputs(['docs/buttons/index.md'], 'en').get('docs/buttons/index.md')).toBe('name');
});

it('asks of each file at least as much as the languages that show it, in any order of the list', () => {
  const locales = ['en', 'zh', 'fr'];
  fc.assert(
    fc.property(fc.shuffledSubarray(files), (some) => {
      const all = locales.map((locale) => languageInputs(some, locale));
      for (const file of some) {
        // No change of a file that is there goes unseen by all.
        expect(all.map((inputs) => inputs.get(file))).toContain('whole');
      }
      for (const [index, inputs] of all.entries()) {
        expect([...inputs.keys()]).toEqual(some);
        expect(languageInputs(some.toReversed(), locales[index]!)).toEqual(inputs);
      }
    }),
  );
});

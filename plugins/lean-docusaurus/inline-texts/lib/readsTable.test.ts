import { readsTable } from './readsTable';

it.each([
  ['const texts = useDocusaurusContext().codeTranslations;'],
  ['const texts = useDocusaurusContext()?.["codeTranslations"];'],
  ['const { i18n, codeTranslations } = useDocusaurusContext();'],
  ['const { codeTranslations: texts = {} } = useDocusaurusContext();'],
  ['export const read = ({ codeTranslations }) => codeTranslations.title;'],
])('finds a module that takes the texts out of the context: %s', (source) => {
  expect(readsTable(source)).toBe(true);
});

it.each([
  [
    "import codeTranslations from '@generated/codeTranslations';\nexport default codeTranslations[id];",
  ],
  ['// of codeTranslations\nexport const texts = "codeTranslations";'],
  ['const codeTranslations = {};\nexport const value = { i18n, codeTranslations };'],
  ['const [codeTranslations] = lists;'],
  ['export const title = context.codeTranslation;'],
])('finds none in %s', (source) => {
  expect(readsTable(source)).toBe(false);
});

import { apiComponent, apiPage } from '../../../../tests/support/apiPage';
import type { ApiHistory } from '../../../../src/api/rules/types';
import { assemblePage, demosOfMember } from './assemblePage';

const history: ApiHistory = {
  first: '8.0.0',
  last: '8.9.2',
  before: '7.29.8',
  pages: {
    '/api-docs/button': {
      since: { size: '8.4.0' },
      changes: { added: ['size'], removed: [], retyped: [], redefaulted: [] },
    },
  },
};
const sources = {
  libraryVersion: '8.9.2',
  demos: undefined,
  history,
  titleOf: (pathname: string, locale: string) => `${pathname} in ${locale}`,
  locales: ['en', 'zh'],
};
const demo = (name: string, pathname = '/a') => ({ id: `docs${pathname}/${name}`, pathname, name });

it('shows the facts about the documented version, with the release before', () => {
  const page = assemblePage(apiComponent, sources);
  expect(page).toEqual({
    ...apiPage(apiComponent, { libraryVersion: '8.9.2' }),
    titles: { en: {}, zh: {} },
    since: { size: '8.4.0' },
    changes: {
      before: '7.29.8',
      added: ['size'],
      removed: [],
      retyped: [],
      redefaulted: [],
    },
  });
});

it.each([
  ['another version', { libraryVersion: '8.8.0' }],
  ['another page', { history: { ...history, pages: {} } }],
])('says nothing from facts about %s', (_what, change) => {
  const page = assemblePage(apiComponent, { ...sources, ...change });
  expect(page.since).toEqual({});
  expect(page).not.toHaveProperty('changes');
});

it('knows that a package may have other versions than the rest', () => {
  const [{ package: name } = { package: '' }] = apiComponent.imports;
  const ofPackage = {
    ...history,
    packages: { [name]: { first: '8.6.0', last: '8.9.0', before: '7.29.1' } },
  };
  const page = assemblePage(apiComponent, {
    ...sources,
    libraryVersion: '8.9.0',
    history: ofPackage,
  });
  expect(page.since).toEqual({ size: '8.4.0' });
  expect(page.changes?.before).toBe('7.29.1');
  expect(assemblePage(apiComponent, { ...sources, history: ofPackage }).since).toEqual({});
});

it('names all demos, the first of each member, and each page once in every language', () => {
  const all = Array.from({ length: demosOfMember + 2 }, (_, index) => demo(`D${index}`));
  const other = demo('Other', '/b');
  const page = assemblePage(apiComponent, {
    ...sources,
    demos: { all: [...all, other], members: { size: all, color: [other] } },
  });
  expect(page.demos.all).toHaveLength(demosOfMember + 3);
  expect(page.demos.members).toEqual({ size: all.slice(0, demosOfMember), color: [other] });
  expect(page.titles).toEqual({
    en: { '/a': '/a in en', '/b': '/b in en' },
    zh: { '/a': '/a in zh', '/b': '/b in zh' },
  });
});

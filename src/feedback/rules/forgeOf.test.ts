import { forgeOf } from './forgeOf';

it.each([
  ['https://github.com/a/docs', 'issues/new', 'edit/main'],
  ['https://git.example.org/a/docs', 'issues/new', 'edit/main'],
  ['https://gitlab.com/a/b/docs', '-/issues/new', '-/edit/main'],
  ['https://gitlab.example.org:8443/a/docs', '-/issues/new', '-/edit/main'],
  ['https://www.codeberg.org/a/docs', 'issues/new', '_edit/main'],
  ['https://bitbucket.org/a/docs', 'issues/new', 'src/main'],
  ['https://example.org/gitlab.com/docs', 'issues/new', 'edit/main'],
])('knows where %s has its forms', (url, issue, edit) => {
  expect(forgeOf(url)).toMatchObject({ issue, edit });
});

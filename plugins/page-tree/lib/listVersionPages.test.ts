import { listVersionPages } from './listVersionPages';

const version = (versionName: string, path: string, ...pages: string[]) => ({
  versionName,
  path,
  docs: pages.map((page) => ({ permalink: `${path}${page}` })),
});

it('lists the pages of each version of an instance that has several', () => {
  const files = listVersionPages([
    { id: 'default', loadedVersions: [version('current', '/zh', '/components/buttons/')] },
    {
      id: 'x',
      loadedVersions: [
        version('current', '/zh/x', '/react-charts/bars/', '/introduction/'),
        version('8.9.2', '/zh/x/8.9.2', '/introduction/'),
      ],
    },
  ]);
  expect(Object.fromEntries(files)).toEqual({
    'version-pages/x-current.json': ['/introduction', '/react-charts/bars'],
    'version-pages/x-8.9.2.json': ['/introduction'],
  });
});

it('writes nothing where there is nothing to switch to', () => {
  expect(
    listVersionPages([{ id: 'x', loadedVersions: [version('current', '/x', '/introduction/')] }])
      .size,
  ).toBe(0);
});

import { listVersionPages } from '../../page-tree/lib/listVersionPages';
import { withFrozen } from './withFrozen';

it('lists the pages of a frozen version, and those of the current one beside it', () => {
  const current = (id: string, path: string) => ({
    id,
    loadedVersions: [
      { versionName: 'current', path, docs: [{ permalink: `${path}/react-charts/` }] },
    ],
  });
  const pages = [
    { path: '/', anchors: [] },
    { path: '/react-charts/bars', anchors: [] },
  ];
  const files = listVersionPages(
    withFrozen(
      [current('default', '/zh'), current('x', '/zh/x')],
      [{ instance: 'x', version: '8.9.2', pages }],
      '/zh/',
    ),
  );
  expect(Object.fromEntries(files)).toEqual({
    'version-pages/x-current.json': ['/react-charts'],
    'version-pages/x-8.9.2.json': ['/', '/react-charts/bars'],
  });
});

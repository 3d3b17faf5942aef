import { editorData } from './editorData';

it('names each file once and refers to it by its place', () => {
  const data = editorData(
    {
      scripts: {
        mount: ['runtime.1.js', 'react.1.js', 'mount.1.js'],
        frame: ['runtime.1.js', 'react.1.js', 'library.1.js', 'frame.1.js'],
      },
      packages: {
        react: { id: '7', chunks: ['react.1.js'] },
        dayjs: { id: '8', chunks: ['packages/all-of-dayjs.1.js', 'react.1.js'] },
      },
    },
    {
      address: '/zh/assets/demos/',
      page: 'frame.1/',
      icons: { first: ['Abc'], digest: '0123' },
      versions: { react: '19.0.0' },
    },
  );
  expect(data.files).toEqual([
    'runtime.1.js',
    'react.1.js',
    'mount.1.js',
    'library.1.js',
    'frame.1.js',
    'packages/all-of-dayjs.1.js',
  ]);
  expect(data.start).toEqual([0, 1, 2, 3, 4]);
  expect(data.modules).toEqual({ react: [7, 1], dayjs: [8, 5, 1] });
  expect(data.base + data.page).toBe('/zh/assets/demos/frame.1/');
});

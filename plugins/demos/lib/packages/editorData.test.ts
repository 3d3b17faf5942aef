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
      packages: { versions: { react: '19.0.0' }, needs: {}, types: {} },
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
  expect(data.versions).toEqual({ react: '19.0.0' });
  expect(data.base + data.page).toBe('/zh/assets/demos/frame.1/');
});

it('knows the texts of each library in the language of the page, and what has to be there for them', () => {
  const scripts = {
    mount: ['runtime.1.js'],
    frame: ['frame.1.js'],
    'texts/zh.material': ['runtime.1.js', 'texts/zh.material.1.js'],
    'texts/zh.x-data-grid': ['runtime.1.js', 'data-grid.1.js', 'texts/zh.x-data-grid.1.js'],
    'texts/zh.x-date-pickers': ['runtime.1.js', 'texts/zh.x-date-pickers.1.js'],
  };
  const packages = { '@mui/x-data-grid': { id: '7', chunks: ['data-grid.1.js'] } };
  const needs = { versions: {}, needs: {}, types: {} };
  const icons = { first: [], digest: '' };
  const place = { address: '/', page: 'frame', icons, packages: needs };
  const { files, texts } = editorData({ scripts, packages }, { ...place, language: 'zh' });
  const named = (places: readonly number[]) => places.map((index) => files[index]);
  expect(texts.map((each) => [named(each.files), named(each.needs)])).toEqual([
    [['texts/zh.material.1.js'], []],
    [['texts/zh.x-data-grid.1.js'], ['data-grid.1.js']],
  ]);
  expect(editorData({ scripts, packages }, place).texts).toEqual([]);
});

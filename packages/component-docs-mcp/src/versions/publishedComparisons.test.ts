import { publishedComparisons } from './publishedComparisons';

const versions = ['6.4.0', '6.5.0', '7.0.0', '7.1.0', '7.2.0'];
const index = {
  stylesheet: 'assets/lens/a.css',
  products: [{ product: 'material-ui', name: 'M', packages: ['@mui/material'], versions }],
};
const site = (text = JSON.stringify(index)) => ({
  read: (file: string) =>
    file === 'api-history/index.json' ? Promise.resolve(text) : Promise.reject(new Error(file)),
});
const filesOf = async (range: { from?: string; to?: string }, name = '@mui/material') =>
  (await publishedComparisons(site(), name, range))?.files;

it.each([
  [{}, ['6.5.0..7.2.0']],
  [{ from: '7.1.0' }, ['7.1.0..7.2.0']],
  [{ from: '7.1.3' }, ['7.1.0..7.2.0']],
  [{ from: '6' }, ['6.4.0..7.2.0']],
  [{ from: '6.4', to: '7.0' }, ['6.4.0..6.5.0', '6.5.0..7.0.0']],
  [{ from: '7.0.0-beta.1', to: '7.0.1' }, ['6.5.0..7.0.0']],
])('compares %j', async (range, pairs) => {
  expect(await filesOf(range)).toEqual(pairs.map((pair) => `compare/material-ui/${pair}.md`));
});

it('has nothing for what is not compared', async () => {
  expect(await filesOf({ from: '7.2.0' })).toBeUndefined();
  expect(await filesOf({ from: '7.2', to: '6' })).toBeUndefined();
  expect(await filesOf({}, '@mui/lab')).toBeUndefined();
  expect(await publishedComparisons(site('{'), '@mui/material', {})).toBeUndefined();
  const none = { read: () => Promise.reject(new Error('There is none')) };
  expect(await publishedComparisons(none, '@mui/material', {})).toBeUndefined();
});

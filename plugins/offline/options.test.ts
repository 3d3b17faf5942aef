import { workerAddresses, workerSites } from '../../config/workerAddresses';
import { validateOptions, type OfflineOptions } from '.';

const good: OfflineOptions = {
  register: 'register.ts',
  worker: 'worker.js',
  addresses: ['sw.js', 'x/sw.js'],
  sites: { 'sw.js': 'core' },
  retire: false,
  shortName: 'Docs',
  themeColor: '#000',
  backgroundColor: '#fff',
  shortcuts: [],
  products: [{ id: 'system', name: 'MUI System', home: '/system/overview/' }],
  data: { 'components/material-icons/': ['icon-index'] },
  leftOut: ['src_ads_'],
};

const validate = (options: unknown) =>
  validateOptions({
    validate: (
      schema: { validate: (value: unknown) => { error?: Error; value: unknown } },
      value: unknown,
    ) => {
      const { error, value: checked } = schema.validate(value);
      if (error) throw error;
      return checked;
    },
    options,
  } as never);

it('takes what is right', () => {
  expect(validate(good)).toEqual(good);
});

it.each([
  [{ addresses: ['/sw.js'] }, 'addresses'],
  [{ addresses: [] }, 'addresses'],
  [{ sites: { 'sw.js': 'other' } }, 'sites'],
  [{ sites: { 'y/sw.js': 'x' } }, 'could never be retired'],
  [{ retire: 'yes' }, 'retire'],
  [{ products: [{ id: 'packs', name: 'Packs', home: '/' }] }, 'products'],
  [{ products: [good.products[0], good.products[0]] }, 'products'],
  [{ data: { '/components/': ['icon-index'] } }, 'data'],
  [{ data: { 'components/': [] } }, 'data'],
])('refuses %j', (change, message) => {
  expect(() => validate({ ...good, ...change })).toThrow(message);
});

it('remembers the first address of a worker, first', () => {
  expect(workerAddresses[0]).toBe('sw.js');
  for (const address of Object.keys(workerSites)) expect(workerAddresses).toContain(address);
});

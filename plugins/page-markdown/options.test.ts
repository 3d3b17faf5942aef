import { validateOptions, type PageMarkdownOptions } from './options';

const options: PageMarkdownOptions = {
  products: [
    { id: 'x-charts', name: 'Charts', home: '/x/react-charts/', npmPackage: '@mui/x-charts' },
  ],
  versions: { '@mui/x-charts': '8.9.2' },
  history: { first: '8.0.0', last: '8.9.2', before: '7.29.13', pages: {} },
  others: () => [],
};

const check = (given: object) =>
  validateOptions({
    options: { ...options, ...given },
    validate: (
      schema: { validate: (value: unknown) => { error?: Error; value: unknown } },
      value: unknown,
    ) => {
      const { error, value: valid } = schema.validate(value);
      if (error) throw error;
      return valid;
    },
  } as never);

it('takes products with whatever else they have', () => {
  const products = [{ ...options.products[0]!, roots: ['/x'] }];
  expect(check({ products })).toEqual({ ...options, products });
});

it.each([
  [{ products: [] }, 'products'],
  [{ products: [...options.products, ...options.products] }, 'products'],
  [{ products: [{ ...options.products[0]!, id: '../x' }] }, 'id'],
  [{ products: [{ ...options.products[0]!, home: 'x' }] }, 'home'],
  [{ versions: { a: 1 } }, 'versions'],
  [{ history: {} }, 'history'],
  [{ others: [] }, 'others'],
  [{ more: 1 }, 'more'],
])('refuses %j', (given, says) => {
  expect(() => check(given)).toThrow(says);
});

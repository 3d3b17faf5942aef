import type { Joi } from '@docusaurus/utils-validation';
import { validateOptions } from './options';

const validate = (options: object) =>
  validateOptions({
    options,
    validate: (schema: Joi.Schema, given: unknown): unknown => {
      const { error, value } = schema.validate(given);
      if (error) throw error;
      return value;
    },
  } as never);
const options = {
  products: [{ history: { product: 'x-charts' }, name: 'Charts' }],
  guides: { 'x-charts': [{ folder: 'x-docs/a', address: '/x/a/', major: 8 }] },
  stylesheet: { path: 'assets/lens/0.css', text: 'a{}' },
};

it('takes what the configuration gives', () => {
  expect(validate(options)).toMatchObject({ guides: options.guides });
});

it.each([
  [{ products: undefined }, /"products" is required/],
  [{ stylesheet: { path: 'lens.css', text: '' } }, /stylesheet\.path/],
  [{ more: 1 }, /"more" is not allowed/],
])('refuses %j', (change, message) => {
  expect(() => validate({ ...options, ...change })).toThrow(message);
});

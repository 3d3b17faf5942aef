import type { Joi } from '@docusaurus/utils-validation';
import { validateOptions } from './options';

const validate = (schema: Joi.Schema, options: unknown): unknown => {
  const { error, value } = schema.validate(options);
  if (error) throw error;
  return value;
};
const complete = (options: unknown) => validateOptions({ validate, options } as never);

it('looks for variants in the pages of both sites and their older versions', () => {
  expect(complete({ packages: ['react'] })).toEqual({
    packages: ['react'],
    folders: ['docs', 'x-docs', 'versioned_docs', 'x_versioned_docs'],
    versions: [],
    documented: {},
  });
});

it.each([
  [{}, /"packages" is required/],
  [{ packages: [] }, /"packages" must contain at least 1/],
  [{ packages: ['react'], folders: [''] }, /"folders\[0\]" is not allowed to be empty/],
  [{ packages: ['react'], versions: [{ folder: 'a' }] }, /"versions\[0\]\.aliases" is required/],
  [{ packages: ['react'], folder: 'docs' }, /"folder" is not allowed/],
  [{ packages: ['react'], documented: { buttons: [] } }, /"documented\.buttons" is not allowed/],
  [{ packages: ['react'], documented: { '/a': [''] } }, /"documented\./],
])('refuses %j', (options, message) => {
  expect(() => complete(options)).toThrow(message);
});

import type { Joi } from '@docusaurus/utils-validation';
import { apiReferenceOptions } from '../../config/apiReference';
import { versionsTable } from '../../config/versions';
import { validateOptions } from './options';

const validate = (schema: Joi.Schema, options: unknown): unknown => {
  const { error, value } = schema.validate(options);
  if (error) throw error;
  return value;
};
const check = (options: unknown) => validateOptions({ validate, options } as never);

const siteOptions = apiReferenceOptions(process.cwd(), versionsTable);
const [current] = siteOptions.versions;
const withVersion = (change: object) => ({ versions: [{ ...current, ...change }] });
const names = { en: 'A' };

it('accepts the options of this site as they are', () => {
  expect(check(siteOptions)).toEqual(siteOptions);
});

it.each(Object.keys(siteOptions))('needs %s', (name) => {
  expect(() => check({ ...siteOptions, [name]: undefined })).toThrow(`"${name}" is required`);
});

it.each<[object, RegExp]>([
  [{ tab: {} }, /"tab" is not allowed/],
  [{ versions: [] }, /"versions" must contain at least 1/],
  [withVersion({ trees: {} }), /"versions\[0\]\.trees" must have at least 1 key/],
  [withVersion({ trees: { y: [] } }), /"versions\[0\]\.trees\.y" is not allowed/],
  [withVersion({ libraries: {} }), /"versions\[0\]\.libraries" must have at least 1 key/],
  [withVersion({ version: undefined }), /"versions\[0\]\.version" is required/],
  [{ locales: [] }, /"locales" must contain at least 1/],
  [{ indexes: [{ pathname: 'api', names }] }, /"indexes\[0\]\.pathname" .*fails to match/],
  [{ indexes: [{ pathname: '/api' }] }, /"indexes\[0\]\.names" is required/],
  [{ tabs: { components: {} } }, /"tabs\.components" is not allowed/],
  [{ tabs: { '/a': { component: ['A'] } } }, /"tabs\.\/a\.component" is not allowed/],
  [{ tabs: { '/a': { hooks: 'useA' } } }, /"tabs\.\/a\.hooks" must be an array/],
  [{ history: { first: '1', last: '2', pages: {} } }, /"history\.before" is required/],
])('refuses %j', (change, message) => {
  expect(() => check({ ...siteOptions, ...change })).toThrow(message);
});

import { inspect } from 'node:util';
import { Joi, normalizePluginOptions as validate } from '@docusaurus/utils-validation';
import * as apiReference from '../api-reference/options';
import * as demos from '../demos/options';
import * as docs from '../lean-docusaurus/lazy-pages/docs';
import * as pageTree from '../page-tree/options';
import * as policy from '../policy/options';
import * as redirects from '../redirects/options';
import * as search from '../search/options';
import { checkOptions } from './checkOptions';

const plugins: Record<string, { validateOptions: (context: never) => unknown }> = {
  'api-reference': apiReference,
  demos,
  docs,
  'page-tree': pageTree,
  policy,
  redirects,
  search,
};
const tree = Array.from({ length: 300 }, (_, index) => ({ pathname: `/a/${index}`, title: 'A' }));

/** What Docusaurus prints of an error: all that it carries. */
function printed(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return inspect(error, { depth: Infinity });
  }
  throw new Error('Nothing was thrown');
}

it.each(Object.keys(plugins))('%s names an unknown option and prints no other one', (name) => {
  // Docusaurus's own plugin ends at the first problem.
  const more = name === 'docs' ? { remarkPlugins: [() => tree] } : { versions: tree };
  const options = { noSuchOption: 1, trees: { default: tree }, redirects: tree, ...more };
  const given = name === 'docs' ? { noSuchOption: 1, ...more } : options;
  const text = printed(() => plugins[name]!.validateOptions({ validate, options: given } as never));
  expect(text).toContain(`The options of the plugin ${name}`);
  expect(text).toContain('"noSuchOption" is not allowed; it is 1');
  expect(text).toContain('docusaurus.config.ts');
  expect(text.split('\n').length).toBeLessThan(60);
  expect(text).not.toContain('/a/7');
});

it('tells all problems at once, the value where it is short, and says how many more there are', () => {
  const schema = Joi.object(
    Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`a${at}`, Joi.string().required()])),
  );
  const options = { a0: 5, a1: tree };
  const text = printed(() => checkOptions('test', schema, { validate, options } as never));
  expect(text).toContain('"a0" must be a string; it is 5');
  expect(text).toContain('"a1" must be a string\n');
  expect(text).toContain('"a9" is required');
  expect(text).toContain('and 5 more');
});

it('returns what is right, with defaults and id', () => {
  const schema = Joi.object({ a: Joi.number().default(1) });
  expect(checkOptions('test', schema, { validate, options: {} } as never)).toEqual({
    a: 1,
    id: 'default',
  });
});

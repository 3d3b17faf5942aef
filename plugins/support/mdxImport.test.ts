import { toJs } from 'estree-util-to-js';
import { identifierAttribute, importNode } from './mdxImport';

// As the MDX compiler writes them.
const script = (program: unknown) => toJs(program as Parameters<typeof toJs>[0]).value.trim();

it.each(['/site/docs/a/One.tsx?demo', '/it\'s a "site"\\of\nmine/$&.json?api'])(
  'imports the default export of %j',
  (request) => {
    const { type, data } = importNode('one', request);
    expect(type).toBe('mdxjsEsm');
    expect(script(data.estree)).toBe(`import one from ${JSON.stringify(request)};`);
  },
);

it('gives an element what was imported', () => {
  const { type, name, value } = identifierAttribute('model', 'one');
  expect([type, name]).toEqual(['mdxJsxAttribute', 'model']);
  if (value === null || typeof value !== 'object') throw new Error('no expression');
  expect(value.value).toBe('one');
  expect(script(value.data?.estree)).toBe('one;');
});

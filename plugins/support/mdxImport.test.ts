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

it('imports by name, under another or the same', () => {
  const { type, data } = importNode('demoOne', '/site/docs/a/One.tsx?demos=One', 'One');
  expect(type).toBe('mdxjsEsm');
  expect(script(data.estree)).toBe(
    'import {One as demoOne} from "/site/docs/a/One.tsx?demos=One";',
  );
  expect(script(importNode('Api', '@site/src/api/Api', 'Api').data.estree)).toBe(
    'import {Api} from "@site/src/api/Api";',
  );
});

it('gives an element what was imported', () => {
  const { type, name, value } = identifierAttribute('model', 'one');
  expect([type, name]).toEqual(['mdxJsxAttribute', 'model']);
  if (value === null || typeof value !== 'object') throw new Error('no expression');
  expect(value.value).toBe('one');
  expect(script(value.data?.estree)).toBe('one;');
});

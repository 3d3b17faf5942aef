import fc from 'fast-check';
import type { TypePart } from '../../../src/api/rules/types';
import { splitParts } from './linkedParts';

const pages: Record<string, string> = { ButtonProps: '/api-docs/button', Input: '/api-docs/input' };
const pageOf = (name: string): string | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined;
const textOf = (parts: readonly TypePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
const linked = (parts: readonly TypePart[]) =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));

test('links the names that have a page', () => {
  expect(splitParts("Partial<ButtonProps>['color']", pageOf)).toEqual([
    'Partial<',
    { name: 'ButtonProps', pathname: '/api-docs/button' },
    ">['color']",
  ]);
});

test.each(["'Input'", '"Input"', '{ Input?: string }', '{ Input: string }', 'Foo.Input', 'InputX'])(
  'links nothing in %s',
  (text) => expect(splitParts(text, pageOf)).toEqual([text]),
);

test('parts join to the text, whatever it is, and only known names are links', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('ButtonProps', 'Input', "'", '"', ' | ', '<', '>', '?:', '.', '\\'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const parts = splitParts(text, pageOf);
      expect(textOf(parts)).toBe(text);
      expect(linked(parts).filter((name) => pageOf(name) === undefined)).toEqual([]);
      expect(parts.length).toBeGreaterThan(0);
    }),
  );
});

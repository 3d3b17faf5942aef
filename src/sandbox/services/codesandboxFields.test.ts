import { sandboxChoice } from '../../../tests/support/sandboxChoice';
import fc from 'fast-check';
import { decompressFromBase64 } from 'lz-string';
import { codesandboxFields } from './codesandboxFields';
import type { SandboxChoice } from '../rules/types';

const choice: SandboxChoice = { ...sandboxChoice, name: 'Sales', style: 'css' };

/** As the service reads it. */
function read(parameters: string): unknown {
  return JSON.parse(decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/')));
}

it('opens the demo, in a container', () => {
  const { query, environment } = codesandboxFields({}, choice);
  expect(environment).toBe('server');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    file: '/src/demo/Sales.tsx',
    fontsize: '12',
  });
});

it('keeps every file, in characters that an address can hold', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), text), (files) => {
      const { parameters } = codesandboxFields(files, choice);
      expect(parameters).toMatch(/^[\w-]+$/);
      const entries = Object.entries(files).map(([path, content]) => [path, { content }]);
      expect(read(parameters)).toEqual({ files: Object.fromEntries(entries) });
    }),
  );
});

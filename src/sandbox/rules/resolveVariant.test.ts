import { resolveVariant } from './resolveVariant';
import type { SandboxVariant } from './types';

const none = { dependencies: {}, devDependencies: {} };
const variant = (path: string): SandboxVariant => ({
  files: [{ path, code: '' }],
  iconFonts: [],
  ts: none,
  js: none,
});
const system = variant('System.tsx');
const tailwind = variant('Tailwind.tsx');

it('takes the styling that the reader wants', () => {
  expect(resolveVariant({ system, tailwind }, 'tailwind')).toEqual({
    style: 'tailwind',
    variant: tailwind,
  });
  expect(resolveVariant({ system, tailwind }, 'system')).toEqual({
    style: 'system',
    variant: system,
  });
});

it('takes the system one where the demo lacks that', () => {
  expect(resolveVariant({ system, tailwind }, 'css')).toEqual({ style: 'system', variant: system });
});

it('says why there can be no project', () => {
  const problem = 'The npm package for the date adapter cannot be determined';
  expect(() => resolveVariant({ system, css: { problem } }, 'css')).toThrow(problem);
  expect(resolveVariant({ system, css: { problem } }, 'system').variant).toBe(system);
  expect(() => resolveVariant({ system: { problem } }, 'tailwind')).toThrow(problem);
});

import { compileTailwind, unknownUtilities } from './compileTailwind';
import { scopeSheet } from './scopeSheet';

it('writes the utilities that are asked for, and only the theme variables they use', async () => {
  const css = await compileTailwind(['p-4', 'bg-red-500', 'nothing-of-the-kind']);
  expect(css).toContain('.p-4 {');
  expect(css).toContain('--color-red-500:');
  expect(css).not.toContain('--color-red-600');
  expect(css).not.toContain('nothing');
});

it('has no reset and no layer, in which rules would lose against the library', async () => {
  const css = await compileTailwind(['flex', 'border', 'shadow-md']);
  expect(css).not.toMatch(/@layer|@import|box-sizing/);
  expect(css).not.toMatch(/(^|[},])\s*(\*|html|body|button)\s*[{,]/);
});

it('orders utilities as Tailwind does, not as they are named', async () => {
  const [one, other] = await Promise.all([
    compileTailwind(['px-2', 'p-4', 'p-4']),
    compileTailwind(['p-4', 'px-2']),
  ]);
  expect(one).toBe(other);
  expect(one.indexOf('.p-4')).toBeLessThan(one.indexOf('.px-2'));
});

it("follows the page's mode and direction", async () => {
  const css = await compileTailwind(['dark:bg-black', 'rtl:rotate-180', 'ms-2']);
  expect(css).toMatch(/\.dark\\:bg-black:where\(\[data-theme='dark'\], \[data-theme='dark'\] \*\)/);
  expect(css).not.toContain('prefers-color-scheme');
  expect(css).toMatch(/\.rtl\\:rotate-180:where\(:dir\(rtl\)/);
  expect(css).toContain('margin-inline-start');
});

it('can be scoped to demos, variables included', async () => {
  const css = scopeSheet(
    await compileTailwind(['p-4', 'hover:bg-red-500/50', 'animate-spin', 'before:content-["x"]']),
  );
  expect(css).toMatch(/:root :is\(\[data-stage\],[^{]*\)\{[^}]*--spacing:/);
  const selectors = [...css.matchAll(/[}{]([^{}@]+)\{/g)].map(([, selector]) => selector ?? '');
  const rules = selectors.filter((selector) => selector.startsWith('.'));
  expect(rules.length).toBeGreaterThanOrEqual(4);
  expect(rules.every((selector) => selector.includes('#_)'))).toBe(true);
});

it('knows what is no utility', async () => {
  expect(
    await unknownUtilities([
      'p-4',
      'bg-blu-500',
      'group',
      'peer/name',
      'MuiChip-root',
      'sm:flex',
      '[&_.MuiChip-label]:px-2',
    ]),
  ).toEqual(['bg-blu-500', 'MuiChip-root']);
});

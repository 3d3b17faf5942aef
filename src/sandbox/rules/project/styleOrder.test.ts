import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { styleOrder } from './styleOrder';

it('has no stylesheet where the demo is styled by the library alone', () => {
  expect(styleOrder('system')).toBeUndefined();
});

it.each(['css', 'tailwind'] as const)("puts the library's layer below the %s rules", (style) => {
  expect(styleOrder(style)).toMatch(/^@layer theme, base, mui, components, utilities;\n/);
});

it('compiles with Tailwind into the layers, without a reset, and dark follows the page', async () => {
  const { resolve } = createRequire(__filename);
  const compiler = await compile(styleOrder('tailwind')!, {
    loadStylesheet: async (id) => {
      const file = resolve(id);
      return {
        path: file,
        base: path.dirname(file),
        content: await fs.promises.readFile(file, 'utf8'),
      };
    },
  });
  const css = compiler.build(['p-4', 'dark:underline']);
  expect(css).toMatch(/@layer theme \{[^]*--spacing: /);
  expect(css).toMatch(/@layer utilities \{[^]*\.p-4 \{\s*padding: /);
  expect(css).toMatch(/data-theme='dark'[^]*underline/);
  expect(css).not.toContain('box-sizing');
  expect(css.indexOf('mui')).toBeLessThan(css.indexOf('{'));
});

import fs from 'node:fs';
import path from 'node:path';
import * as postcss from 'prettier/plugins/postcss';
import { format } from 'prettier/standalone';
import { registry } from '../../preferences/rules/registry';
import { variantCss } from './variantCss';
import { variantLabels, variantPreferences } from './variants';

it('is what the stylesheet says', async () => {
  const kept = fs.readFileSync(path.join(__dirname, '../variants.module.css'), 'utf8');
  expect(kept).toBe(
    await format(variantCss(), {
      parser: 'css',
      plugins: [postcss],
      singleQuote: true,
      printWidth: 100,
    }),
  );
});

it('labels every value of every preference that picks a block, and no other', () => {
  expect(variantPreferences.length).toBeGreaterThan(0);
  for (const preference of variantPreferences) {
    expect(Object.keys(variantLabels[preference])).toEqual([...registry[preference].values]);
  }
});

import path from 'node:path';
import { formsOf } from './formsOf';

const demos = formsOf(path.resolve(__dirname, '../..'));
const formsOfDemo = (id: string) =>
  demos.find((demo) => demo.id === id)?.forms.map(({ style, code }) => `${style} ${code}`);

it('knows every demo of the current docs once, in a fixed order', () => {
  const ids = demos.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1300);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^(x-)?docs\//.test(id))).toBe(true);
});

it('knows in which forms a demo can be taken along', () => {
  expect(formsOfDemo('docs/components/tabs/PillTabs')).toEqual([
    'system ts',
    'system js',
    'css ts',
    'css js',
    'tailwind ts',
    'tailwind js',
  ]);
  const single = demos.find(({ forms }) => forms.length === 2);
  expect(single?.forms.map(({ style, code }) => `${style} ${code}`)).toEqual([
    'system ts',
    'system js',
  ]);
});

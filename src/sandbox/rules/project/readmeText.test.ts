import { sandboxChoice } from '../../../../tests/support/sandboxChoice';
import { micromark } from 'micromark';
import { load } from 'cheerio';
import { readmeText } from './readmeText';
import type { SandboxChoice, SandboxVariant } from '../types';

const choice: SandboxChoice = { ...sandboxChoice, style: 'tailwind', code: 'js' };
const variantWith = (...names: string[]): SandboxVariant => {
  const needs = {
    dependencies: Object.fromEntries(names.map((name) => [name, '8.9.2'])),
    devDependencies: {},
  };
  return { files: [], iconFonts: [], ts: { dependencies: {}, devDependencies: {} }, js: needs };
};

it('says where the demo is from, where it is and how it is started', () => {
  const text = readmeText(variantWith('@mui/x-data-grid'), choice);
  expect(text).toContain('# BasicSorting demo');
  expect(text).toContain('Data Grid documentation, styled with Tailwind CSS');
  expect(text).toContain('`src/demo/BasicSorting.jsx`');
  expect(text).toContain('npm install\nnpm run dev');
  expect(text).not.toContain('Licence');
});

it('tells of the watermark of packages that are sold', () => {
  expect(readmeText(variantWith('@mui/x-charts-pro'), choice)).toContain(
    '`@mui/x-charts-pro` is a package of MUI X',
  );
  expect(
    readmeText(variantWith('@mui/x-charts-pro', '@mui/x-data-grid-premium'), choice),
  ).toContain('`@mui/x-charts-pro` and `@mui/x-data-grid-premium` are packages');
});

it('writes names as text', () => {
  const product = '*Tree* [View](x) <b>_`&amp;`';
  const $ = load(micromark(readmeText(variantWith(), { ...choice, product })));
  expect($('p').first().text()).toContain(`A demo of the ${product} documentation`);
});

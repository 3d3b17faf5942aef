import { transform } from 'lightningcss';
import { versionNumber } from './installed';
import { lensSheet } from './lensSheet';

const texts = {
  en: {
    behind: 'Installed {version} of {documented}',
    demoNeeds: 'Needs {needs}',
    demoRuns: 'Runs on {version}',
  },
  zh: { behind: '{version} "旧"', demoNeeds: '需要 {needs}', demoRuns: '可运行' },
};
const sheet = lensSheet(
  [
    { id: 'x-charts', documented: '8.9.2', first: '7.29.1' },
    { id: 'x-data-grid', documented: '8.9.2', first: '7.29.13' },
  ],
  texts,
  versionNumber,
);

it('is a stylesheet that a strict parser reads', () => {
  const { code, warnings } = transform({
    filename: 'lens.css',
    code: Buffer.from(sheet),
    minify: true,
  });
  expect([warnings, code.length > 1000]).toEqual([[], true]);
});

it('has numbers for versions and words for each language', () => {
  expect(sheet).toContain(
    "html[data-installed*='x-charts@']:has([data-lens-bar][data-product='x-charts']){--lens:1",
  );
  expect(sheet).toContain('--documented:"8.9.2"');
  // What is older than all that is known says nothing about demos.
  expect(sheet).toContain('var(--installed) - 7029000');
  expect(sheet).toContain('content:"Installed " var(--version) " of " var(--documented)');
  expect(sheet).toContain(
    'html:lang(zh) [data-lens-bar]:empty::before{content:var(--version) " \\"旧\\""}',
  );
  expect(sheet).toContain('content:"Needs " attr(data-needs)');
  expect(sheet).toContain('var(--needs-x-data-grid,0)');
});

it('says that a demo needs nothing newer only where that is known', () => {
  expect(sheet).toContain('[data-demo][data-known]::after{content:"Runs on " var(--version)');
  expect(sheet).not.toContain('[data-demo]::after');
});

import { leaveOut } from './leaveOut';
import { fakeSite, makeSite, readTree } from '../siteFixture';
import { Transaction } from '../files/transaction';

let made: ReturnType<typeof makeSite>;
let transaction: Transaction;
beforeEach(() => {
  made = makeSite();
  transaction = new Transaction(made.siteDir);
});
afterEach(async () => {
  await transaction.rollback();
  made.remove();
});

const fault = (file: string) => ({ file, line: 3, column: 7, message: 'TS2305: No such export.' });

function run(faults: ReturnType<typeof fault>[]) {
  const { site, world } = fakeSite(made.siteDir);
  world.faults['8.9.2'] = faults;
  return leaveOut(site, transaction, () => {});
}

it('takes a demo out of its page in both languages, with the files only it needs', async () => {
  const left = await run([fault('x-docs/react-data-grid/Basic.css.tsx')]);
  expect(left.map(({ demo }) => demo.name)).toEqual(['Basic']);
  const after = readTree(made.siteDir);
  for (const page of [
    'x-docs/react-data-grid/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs-x/current/react-data-grid/index.mdx',
  ]) {
    expect(after[page]).toContain('{/* Left out: <Demo name="Basic" height={400} /> */}');
    expect(after[page]).toContain('<Demo name="Pinned" height={400} />');
  }
  expect(Object.keys(after).filter((file) => file.startsWith('x-docs/react-data-grid/'))).toEqual([
    'x-docs/react-data-grid/Pinned.tsx',
    'x-docs/react-data-grid/index.mdx',
    'x-docs/react-data-grid/rows.ts',
  ]);
});

it('changes nothing where all compiles', async () => {
  const before = readTree(made.siteDir);
  expect(await run([])).toEqual([]);
  expect(readTree(made.siteDir)).toEqual(before);
});

it('takes a demo of an advanced component out of the page of the core site that shows it', async () => {
  const left = await run([fault('docs/a/Picker.tsx')]);
  expect(left.map(({ demo }) => demo.folder)).toEqual(['docs/a']);
  const after = readTree(made.siteDir);
  expect(after['docs/a/index.mdx']).toContain('{/* Left out: <Demo name="Picker"');
  expect(after['docs/a/Picker.tsx']).toBeUndefined();
  expect(after['x-docs/react-data-grid/index.mdx']).toContain('Basic');
});

it('refuses what no demo can be left out for', async () => {
  await expect(
    run([fault('x-docs/react-charts/bars/Bars.tsx'), fault('docs/a/index.mdx')]),
  ).rejects.toThrow(/does not compile[\s\S]*docs\/a\/index\.mdx:3:7 TS2305[\s\S]*Mend it/);
});

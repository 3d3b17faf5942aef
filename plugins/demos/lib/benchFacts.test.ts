import fs from 'node:fs';
import path from 'node:path';
import { tabComponents } from '../../../config/pageTabs';
import { pageTrees } from '../../../config/page-tree';
import { products } from '../../../config/products';
import { benchOfGuide } from '../../../src/editor/rules/benchOfGuide';
import { productIdentity } from '../../../src/navigation/rules/products/productIdentity';
import { sourceFileOf } from '../../../src/navigation/rules/tree/locatePage';
import { listNodes } from '../../../src/navigation/rules/tree/pageTree';
import { namedDemos } from '../../api-reference/lib/demos/namedDemos';
import { siteName } from '../../api-reference/lib/pages/copyPages';
import { benchFacts } from './benchFacts';
import { demoSitePerTest } from './demoSiteFixture';
import { importedNames } from './importedNames';

const site = demoSitePerTest();
const { at, write } = site;

const code = "import Button from '@mui/material/Button';\nexport default () => <Button />;\n";
const facts = (file: string) =>
  benchFacts(file, {
    siteDir: site.siteDir,
    documented: { '/components/buttons': ['Button'] },
    apiAddress: '/zh/assets/api/',
  });

it('names the component, and where a browser finds what is known of it', () => {
  const page = 'default-current/pages/api-docs/button.json';
  const data = write(`.api-reference/${page}`, '{"model":{}}');
  expect(facts(write('docs/components/buttons/Basic.tsx', code))).toEqual({
    dependency: data,
    bench: {
      name: 'Button',
      file: data,
      address: `/zh/assets/api/${siteName(page, Buffer.from('{"model":{}}'))}`,
    },
  });
});

it('finds the data of a component of MUI X on a page of the core site', () => {
  const data = write('.api-reference/x-current/pages/x/api/date-pickers/date-picker.json', '{}');
  const source = "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\n";
  const file = write('docs/components/date-picker/Basic.tsx', source);
  expect(facts(file)).toMatchObject({ dependency: data, bench: { name: 'DatePicker' } });
});

it('waits for data that are not compiled yet', () => {
  expect(facts(write('docs/components/buttons/Basic.tsx', code))).toEqual({
    dependency: at('.api-reference/default-current/pages/api-docs/button.json'),
  });
});

it('has nothing for a page about something else, a cut version, or what is no page', () => {
  for (const file of [
    'docs/customization/theming/Basic.tsx',
    'versioned_docs/version-6/components/buttons/Basic.tsx',
    'src/home/Basic.tsx',
  ])
    expect(facts(write(file, code))).toEqual({});
});

/** The guides of the site at whose first demo a component can be tried, by product. */
function triedGuides(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const root = path.resolve(__dirname, '../../..');
  for (const [name, tree] of Object.entries(pageTrees)) {
    for (const { pathname } of listNodes(tree, name).map(({ node }) => node)) {
      const file = path.join(root, sourceFileOf(pathname));
      if (!fs.existsSync(file)) continue;
      const [first] = namedDemos(fs.readFileSync(file, 'utf8'));
      if (!first) continue;
      const demo = path.join(path.dirname(file), `${first}.tsx`);
      const address = benchOfGuide({
        pathname,
        documented: tabComponents[pathname] ?? [],
        imports: importedNames(fs.readFileSync(demo, 'utf8'), demo),
      });
      const product = productIdentity(pathname).id;
      if (address && product) found.set(product, [...(found.get(product) ?? []), pathname]);
    }
  }
  return found;
}

it('finds guides of every product that has components', () => {
  const guides = triedGuides();
  const withComponents = products.map(({ id }) => id).filter((id) => id !== 'x');
  expect([...guides.keys()].toSorted()).toEqual(withComponents.toSorted());
  const all = [...guides.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(140);
  expect(all).toEqual(
    expect.arrayContaining([
      '/components/buttons',
      '/components/date-picker',
      '/system/container',
      '/x/react-charts/bars',
      '/x/react-data-grid/sorting',
      '/x/react-date-pickers/time-clock',
      '/x/react-tree-view/simple-tree-view/items',
    ]),
  );
});

import { imageName, imageOf } from './imageOf';

const facts = {
  breadcrumbs: [{ label: 'Data Grid', to: '/x/react-data-grid/' }, { label: 'API' }],
};

it('shows product, title and version of a page', () => {
  expect(imageOf({ title: 'Sorting', version: '8.9.2', facts }, false, '/x/a/')).toEqual({
    product: 'Data Grid',
    title: 'Sorting',
    version: 'v8.9.2',
  });
});

it('shows the section of a page of the reference', () => {
  expect(imageOf({ title: 'DataGrid API', version: '8.9.2', facts }, true, '/x/a/').title).toBe(
    'API',
  );
});

it('names the product of a page with which it begins', () => {
  const doc = { title: 'Overview', version: 'v7.2.0', facts: {} };
  expect(imageOf(doc, false, '/system/overview/')).toEqual({
    product: 'MUI System',
    title: 'Overview',
    version: 'v7.2.0',
  });
});

it('names a file for what it shows, and for what draws it', () => {
  const image = { product: 'a', title: 'b', version: 'c' };
  const name = imageName(image, '1');
  expect(name).toMatch(/^[0-9a-f]{16}\.png$/);
  expect(imageName({ ...image }, '1')).toBe(name);
  expect(
    new Set([name, imageName({ ...image, title: 'd' }, '1'), imageName(image, '2')]).size,
  ).toBe(3);
});

import { neighbourFields } from './neighbourFields';

const page = (pathname: string) => ({ pathname, title: 'A page' });
const trees = {
  default: [page('/components/tabs')],
  x: [page('/x/grid'), page('/x/charts'), page('/x/tree')],
};

it('names the written pages before and after by their ids', () => {
  const fieldsOf = neighbourFields(trees, (pathname) => pathname !== '/x/charts');
  expect(fieldsOf('x', '/x/grid')).toEqual({
    pagination_prev: null,
    pagination_next: 'tree/index',
  });
  expect(fieldsOf('x', '/x/tree')).toEqual({
    pagination_prev: 'grid/index',
    pagination_next: null,
  });
});

it('stays within the instance, and gives a page outside the order nothing', () => {
  const fieldsOf = neighbourFields(trees, () => true);
  const none = { pagination_prev: null, pagination_next: null };
  expect(fieldsOf('default', '/components/tabs')).toEqual(none);
  expect(fieldsOf('x', '/x/nowhere')).toEqual(none);
});

it('notices pages that are written or deleted later', () => {
  const written = new Set(['/x/grid', '/x/tree']);
  const fieldsOf = neighbourFields(trees, (pathname) => written.has(pathname));
  expect(fieldsOf('x', '/x/grid').pagination_next).toBe('tree/index');
  written.add('/x/charts');
  expect(fieldsOf('x', '/x/charts').pagination_prev).toBe('grid/index');
  expect(fieldsOf('x', '/x/grid').pagination_next).toBe('charts/index');
  written.delete('/x/charts');
  expect(fieldsOf('x', '/x/grid').pagination_next).toBe('tree/index');
});

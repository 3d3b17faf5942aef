import {
  entryAt,
  isCut,
  isSamePage,
  leadsTo,
  type GroupEntry,
  type LinkEntry,
} from './sidebarEntry';

const link = (href: string): LinkEntry => ({ type: 'link', label: href, href });
const group = (items: GroupEntry['items'], customProps = {}): GroupEntry => ({
  type: 'category',
  label: 'Group',
  items,
  customProps,
});
const many = (count: number) =>
  Array.from({ length: count }, (_each, index) => link(`/api-docs/page-${index}/`));

it.each([
  ['/components/buttons/', '/components/buttons', true],
  ['/components/buttons/', '/components/buttons/components-api/', true],
  ['/components/buttons/', '/components/buttons/hooks-api/', true],
  ['/components/buttons/', '/components/button-group/', false],
  ['/components/', '/components/buttons/', false],
])('%s and %s: one page is %s', (one, other, expected) => {
  expect(isSamePage(one, other)).toBe(expected);
});

it('knows on the way to which pages a group lies', () => {
  const outer = group([link('/a/'), group([link('/a/b/')])]);
  expect(leadsTo(outer, '/a/b')).toBe(true);
  expect(leadsTo(outer, '/a/b/components-api/')).toBe(true);
  expect(leadsTo(outer, '/b/')).toBe(false);
});

describe('a group', () => {
  it('is whole up to forty pages, however they are grouped', () => {
    expect(isCut(group(many(40)), '/')).toBe(false);
    expect(isCut(group(many(41)), '/')).toBe(true);
    expect(isCut(group([link('/i/'), group(many(20)), group(many(20))]), '/')).toBe(true);
  });

  it('is cut if the rest of it is in another list, however small', () => {
    expect(isCut(group(many(1), { cut: true, list: 'x' }), '/')).toBe(true);
  });

  it('is whole if it is open on every page', () => {
    expect(isCut(group(many(41), { open: true, list: 'x' }), '/')).toBe(false);
  });

  it('is whole on its own pages', () => {
    expect(isCut(group(many(41)), '/api-docs/page-40/')).toBe(false);
  });

  it('is whole if it is always open, or no page leads into it', () => {
    expect(isCut(group(many(41), { subheader: true }), '/')).toBe(false);
    expect(isCut(group([group(many(41))]), '/')).toBe(false);
    expect(isCut(group([link('https://mui.com/store/'), ...many(41)]), '/')).toBe(false);
  });
});

it('finds an entry by its place', () => {
  const list = [link('/a/'), group([link('/b/'), group([link('/c/')])])];
  expect(entryAt(list, '0')).toEqual(link('/a/'));
  expect(entryAt(list, '1.1.0')).toEqual(link('/c/'));
  for (const nowhere of ['2', '0.0', '1.1.1', '1.1.0.0', '']) {
    expect(entryAt(list, nowhere)).toBe(undefined);
  }
});

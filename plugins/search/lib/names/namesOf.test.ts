import type { ApiComponent, ApiModel } from '../../../../src/api/rules/types';
import { openNames } from '../../../../src/search/rules/names/openNames';
import { namesOf, type NamedPage } from './namesOf';

const tables = () => ({ synonyms: '', pinyin: '', readings: {}, simplified: '' });

const page = (address: string, title: string, rest: Partial<NamedPage> = {}): NamedPage => ({
  address,
  title,
  english: title,
  product: 'material-ui',
  trail: ['Components'],
  isOld: false,
  headings: [],
  description: '',
  text: '',
  ...rest,
});

const member = (name: string, type = 'string', rest = {}) => ({
  name,
  type: { parts: [type] },
  description: '',
  ...rest,
});

const button = {
  kind: 'component',
  name: 'Button',
  themeName: 'MuiButton',
  props: [member('variant'), member('color', 'string', { deprecated: '' })],
  inherited: [{ origin: 'ButtonBase', members: [member('action')] }],
  slots: [{ name: 'root', description: '', plan: 'pro' }],
  classes: [
    { name: 'root', className: 'MuiButton-root', description: '' },
    { name: 'disabled', className: 'Mui-disabled', description: '' },
  ],
} as unknown as ApiComponent;

/** What the browser makes of the pages: the two ends have to agree. */
const found = (pages: NamedPage[]) => {
  const names = openNames([namesOf(pages, tables)]);
  return names.records.map(({ kind, title, page: at, anchor, plan, isOld, isInherited }) => ({
    kind,
    title,
    at: `${names.pages[at]!.address}${anchor && `#${anchor}`}`,
    ...(plan !== 'community' && { plan }),
    ...(isOld && { isOld }),
    ...(isInherited && { isInherited }),
  }));
};

it('knows pages and headings, but not what only says where one is', () => {
  const headings = [
    { id: 'basic-usage', title: 'Basic usage', depth: 2 },
    { id: 'other', title: 'With an id', depth: 3 },
    { id: 'import', title: 'Import', depth: 2 },
    { id: 'changes-since-v8', title: 'Changes since v8', depth: 2 },
  ];
  expect(
    found([
      page('components/tabs/', 'Tabs', { headings, plan: 'premium' }),
      page('components/lists/', 'Lists', { isOld: true, headings: headings.slice(0, 1) }),
    ]),
  ).toEqual([
    { kind: 'page', title: 'Tabs', at: 'components/tabs/', plan: 'premium' },
    { kind: 'heading', title: 'Basic usage', at: 'components/tabs/#basic-usage', plan: 'premium' },
    { kind: 'heading', title: 'With an id', at: 'components/tabs/#other', plan: 'premium' },
    { kind: 'page', title: 'Lists', at: 'components/lists/', isOld: true },
    { kind: 'heading', title: 'Basic usage', at: 'components/lists/#basic-usage', isOld: true },
  ]);
});

it('knows the rows of a component by what they are', () => {
  expect(found([page('api-docs/button/', 'Button', { model: button })])).toEqual([
    { kind: 'component', title: 'Button', at: 'api-docs/button/' },
    { kind: 'theme', title: 'MuiButton', at: 'api-docs/button/' },
    { kind: 'prop', title: 'variant', at: 'api-docs/button/#prop-variant' },
    { kind: 'prop', title: 'color', at: 'api-docs/button/#prop-color', isOld: true },
    { kind: 'prop', title: 'action', at: 'api-docs/button/#prop-action', isInherited: true },
    { kind: 'slot', title: 'root', at: 'api-docs/button/#slot-root', plan: 'pro' },
    { kind: 'class', title: 'MuiButton-root', at: 'api-docs/button/#class-root' },
    { kind: 'class', title: 'Mui-disabled', at: 'api-docs/button/#class-disabled' },
  ]);
});

it('tells methods from fields, and events from selectors', () => {
  const of = (kind: string, name: string, type: string) =>
    found([
      page('x/api/a/', 'A', {
        model: {
          kind,
          groups: [{ origin: 'A', members: [member(name, type)] }],
        } as unknown as ApiModel,
      }),
    ]).at(-1);
  expect(of('interface', 'field', 'string')).toMatchObject({ kind: 'member', title: 'field' });
  expect(of('interface', 'setRows', '() => void')).toEqual({
    kind: 'method',
    title: 'setRows',
    at: 'x/api/a/#member-setRows',
  });
  expect(of('events', 'cellClick', '')).toMatchObject({ at: 'x/api/a/#event-cellClick' });
  expect(of('selectors', 'gridRows', '')).toMatchObject({ at: 'x/api/a/#selector-gridRows' });
});

it('has the fields of a hook', () => {
  const model = {
    kind: 'hook',
    parameters: [member('options')],
    returned: [member('value')],
  } as unknown as ApiModel;
  expect(found([page('x/api/use-a/', 'useA', { model })])).toEqual([
    { kind: 'hook', title: 'useA', at: 'x/api/use-a/' },
    { kind: 'prop', title: 'options', at: 'x/api/use-a/#prop-options' },
    { kind: 'member', title: 'value', at: 'x/api/use-a/#member-value' },
  ]);
});

it('says each list and each usual address once', () => {
  const file = namesOf(
    [
      page('api-docs/button/', 'Button', { model: button }),
      page('api-docs/icon-button/', 'IconButton', { model: { ...button, themeName: undefined } }),
    ],
    tables,
  );
  expect(file.rows).toHaveLength(4);
  expect(file.pages[1]).not.toHaveProperty('a');
  expect(openNames([file]).pages[1]?.address).toBe('api-docs/icon-button/');
});

import type { ApiComponent, ApiMember } from '../../../src/api/rules/types';
import { smallLibrary } from '../../../tests/support/smallLibrary';
import { compileReference } from './compileReference';

jest.setTimeout(60_000);

const react = "import * as React from 'react';\n";

/** The models of components of a small library, by name. */
function compile(files: Record<string, string>, names: readonly string[]) {
  const models = compileReference({
    siteDir: smallLibrary(files),
    libraries: { '@mui/material': '@mui/material' },
    pages: names.map((name) => ({ pathname: `/api-docs/${name.toLowerCase()}`, name })),
  });
  return new Map(models.map((model) => [model.name, model as ApiComponent]));
}

const textOf = (type: ApiMember['type'] | undefined) =>
  type?.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
const expandedOf = (type: ApiMember['type'] | undefined) =>
  type?.expanded?.map((part) => (typeof part === 'string' ? part : part.name)).join('');

describe('props', () => {
  let models: Map<string, ApiComponent>;
  const prop = (component: string, name: string) => {
    const { props = [], inherited = [] } = models.get(component) ?? {};
    return [...props, ...inherited.flatMap(({ members }) => members)].find(
      (one) => one.name === name,
    );
  };

  beforeAll(() => {
    models = compile(
      {
        'index.d.ts': `${react}
import { Rows, Model, Cell, Option, Speaks } from './types';
export { ColDef } from './types';
export interface DrawerProps<Many extends boolean | undefined = false, Size extends 'a' | 'b' = 'a'> {
  onClose: () => void;
  open?: boolean;
  value: string | undefined;
  /** @ignore - do not document. */
  state?: string;
  many?: Many;
  size?: Size;
  field?: Fields<Many>['label'];
  inner?: InnerProps['open'];
  onOpen?: Handler;
  onCell?: Listener;
  onRow?: (event: React.MouseEvent<HTMLElement> | globalThis.MouseEvent) => void;
  rows?: Rows;
  model?: Model;
  cell?: Cell;
  option?: Option;
  speaks?: Speaks;
}
export interface InnerProps { open: boolean; }
export type Fields<Many> = Many extends true ? { label?: React.ReactNode } : { label?: React.ReactNode };
export type Handler = React.MouseEventHandler<HTMLElement>;
export type Muted<E> = E & { muted?: boolean };
export type Listener = (event: Muted<React.MouseEvent<HTMLElement>>, native: MouseEvent) => void;
export declare const Drawer: React.JSXElementConstructor<DrawerProps>;
export declare function Fields2<Many extends boolean | undefined = false, Size extends 'a' | 'b' = 'a'>(
  props: DrawerProps<Many, Size>): React.ReactElement;
`,
        'types.d.ts': `
export interface ColDef { field: string; width: number; }
export type Rows = readonly ColDef[];
export type Cell = ColDef & { computed?: boolean };
export type Option = Partial<ColDef> | undefined;
export type Model = Record<ColDef['field'], boolean>;
export type Speaks = { column?: ColDef };
`,
      },
      ['Drawer', 'Fields2', 'ColDef'],
    );
  });

  it('are required where the type of a component is a function or a class', () => {
    expect(prop('Drawer', 'onClose')).toMatchObject({ required: true });
    expect(prop('Drawer', 'open')).not.toHaveProperty('required');
  });

  it('say that what is always there may be undefined', () => {
    expect(textOf(prop('Drawer', 'value')?.type)).toBe('string | undefined');
    expect(textOf(prop('Drawer', 'open')?.type)).toBe('boolean');
  });

  it('are left out if their comment keeps them from readers', () => {
    expect(prop('Drawer', 'onClose')).toBeDefined();
    expect(prop('Drawer', 'state')).toBeUndefined();
  });

  it('have a type that can be looked up in the place of a parameter', () => {
    expect(textOf(prop('Fields2', 'many')?.type)).toBe('boolean');
    expect(textOf(prop('Fields2', 'size')?.type)).toBe("'a' | 'b'");
    expect(textOf(prop('Fields2', 'field')?.type)).toBe('React.ReactNode');
  });

  it('say what a field of another type is', () => {
    expect(textOf(prop('Drawer', 'inner')?.type)).toBe("InnerProps['open']");
    expect(expandedOf(prop('Drawer', 'inner')?.type)).toBe('boolean');
  });

  it("tell React's events from those of the browser", () => {
    expect(expandedOf(prop('Drawer', 'onCell')?.type)).toBe(
      '(event: Muted<React.MouseEvent<HTMLElement>>, native: MouseEvent) => void',
    );
  });

  it.each([
    ['rows', true],
    ['cell', true],
    ['option', true],
    ['model', false],
    ['speaks', false],
  ])('link the alias of %s to what it is, not to what it speaks of: %s', (name, isLink) => {
    const links = prop('Drawer', name)!.type.parts.filter((part) => typeof part !== 'string');
    expect(links).toHaveLength(isLink ? 1 : 0);
  });
});

it('names classes as the elements have them: its own before those of what it is made of', () => {
  const models = compile(
    {
      'index.d.ts': `${react}
export * from './Outlined'; export * from './Group'; export * from './Picker';`,
      'Base/index.d.ts':
        'export interface BaseClasses { root: string; input: string; late: string; }',
      'Base/index.js':
        "exports.baseClasses = { root: 'MuiBase-root', input: 'MuiBase-input', focused: 'Mui-focused' };",
      'Outlined/index.d.ts': `${react}
import { BaseClasses } from '../Base';
export interface OutlinedClasses extends BaseClasses { notch: string; }
export declare const Outlined: React.FC<{ classes?: Partial<OutlinedClasses> }>;`,
      'Outlined/index.js':
        "exports.outlinedClasses = { root: 'MuiOutlined-root', notch: 'MuiOutlined-notch' };",
      'Group/index.d.ts': `${react}
import { BaseClasses } from '../Base';
export type GroupClasses = BaseClasses;
export declare const Group: React.FC<{ classes?: Partial<BaseClasses> }>;`,
      'Group/index.js': "exports.groupClasses = { root: 'MuiGroup-root' };",
      'Picker/index.d.ts': `${react}
import { BaseClasses } from '../Base';
export interface PickerClasses { root: string; open: string; }
export declare const Picker: React.FC<{ classes?: Partial<BaseClasses> }>;`,
      'Picker/index.js': "exports.pickerClasses = { root: 'MuiPicker-root', open: 'Mui-open' };",
      'node_modules/@mui/utils/generateUtilityClass/index.js':
        "exports.default = (component, slot) => component + '-' + slot;",
    },
    ['Outlined', 'Group', 'Picker'],
  );
  const classes = (name: string) => models.get(name)!.classes.map(({ className }) => className);
  expect(classes('Outlined')).toEqual([
    'MuiBase-input',
    'MuiBase-late',
    'MuiOutlined-notch',
    'MuiOutlined-root',
  ]);
  expect(classes('Group')).toEqual(['MuiBase-input', 'MuiBase-late', 'MuiGroup-root']);
  expect(classes('Picker')).toEqual(['Mui-open', 'MuiPicker-root']);
});

it('marks what only a higher plan has, whatever stand-ins lower ones export', () => {
  const grid = (name: string, props: string) =>
    `${react}export declare const ${name}: React.FC<{ ${props} }>;`;
  const root = smallLibrary(
    {
      'index.d.ts': `${grid('DataGrid', 'rows: string')} export declare function DataGridPro(): null;`,
    },
    '@mui/x-data-grid',
    {
      '@mui/x-data-grid-pro': {
        'index.d.ts': `${grid('DataGridPro', 'rows: string; tree?: string')} export declare function DataGridPremium(): null;`,
      },
      '@mui/x-data-grid-premium': {
        'index.d.ts': grid(
          'DataGridPremium',
          'rows: string; tree?: string; pivot?: string; slots?: { pivot?: React.ElementType }',
        ),
      },
    },
  );
  const names = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'];
  const [model] = compileReference({
    siteDir: root,
    libraries: Object.fromEntries(names.map((name) => [name, name])),
    pages: [{ pathname: '/x/api/data-grid/data-grid-premium', name: 'DataGridPremium' }],
  }) as ApiComponent[];
  expect(model!.props.map(({ name, plan }) => [name, plan])).toEqual([
    ['pivot', 'premium'],
    ['rows', undefined],
    ['slots', 'premium'],
    ['tree', 'pro'],
  ]);
  expect(model!.slots).toMatchObject([{ name: 'pivot', plan: 'premium' }]);
});

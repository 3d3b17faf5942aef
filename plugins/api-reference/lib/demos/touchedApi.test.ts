import fc from 'fast-check';
import { touchedApi } from './touchedApi';
import type { ExportTouch } from './types';

const touches = (source: string) => touchedApi(source, 'Demo.tsx').exports;

/** The touch of one export; what was left empty is left out. */
function touchOf(source: string, name: string): Partial<ExportTouch> | undefined {
  const found = touches(source).find((each) => each.name === name);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found).filter(
      ([key, value]) =>
        !['from', 'package', 'name'].includes(key) &&
        (Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0),
    ),
  );
}

const button = `import { Button } from '@mui/material';\n`;
const grid = `import { DataGrid, useGridApiRef, useGridApiContext, type GridColDef } from '@mui/x-data-grid';\n`;

describe('ways to import', () => {
  it.each([
    [
      `import Button from '@mui/material/Button'; <Button size="small" />`,
      '@mui/material/Button',
      'default',
    ],
    [`import { Button } from '@mui/material'; <Button size="small" />`, '@mui/material', 'Button'],
    [`import { Button as B } from '@mui/material'; <B size="small" />`, '@mui/material', 'Button'],
    [`import * as M from '@mui/material'; <M.Button size="small" />`, '@mui/material', 'Button'],
    [
      `import { default as B } from '@mui/material/Button'; <B size="small" />`,
      '@mui/material/Button',
      'default',
    ],
    [
      `import { Button } from '@mui/material'; const B = Button; <B size="small" />`,
      '@mui/material',
      'Button',
    ],
    [
      `import * as M from '@mui/material'; const B = M.Button; <B size="small" />`,
      '@mui/material',
      'Button',
    ],
    [
      `import { Button } from '@mui/material'; const B = Button as typeof Button; <B size="small" />`,
      '@mui/material',
      'Button',
    ],
    [
      `import { memo } from 'react'; import { Button } from '@mui/material'; const B = memo(Button); <B size="small" />`,
      '@mui/material',
      'Button',
    ],
  ])('%s', (source, from, name) => {
    expect(touches(source)).toContainEqual(
      expect.objectContaining({ from, name, package: '@mui/material', props: ['size'] }),
    );
  });

  it.each([
    `import Button from './Button'; <Button size="small" />`,
    `import { Button } from 'other'; <Button size="small" />`,
    `import Add from '@mui/icons-material/Add'; <Add fontSize="small" />`,
    `function Button() {} <Button size="small" />`,
    `<button type="button" />`,
  ])('none of the family: %s', (source) => {
    expect(touches(source)).toEqual([]);
  });

  it('counts what is imported and not written as an element', () => {
    expect(
      touches(`import { createTheme, type Theme } from '@mui/material/styles';`).map(
        ({ name }) => name,
      ),
    ).toEqual(['createTheme', 'Theme']);
  });

  it('takes a name of an inner scope for what it is there', () => {
    expect(
      touchOf(`${button}function A({ Button }) { return <Button size="small" />; }`, 'Button'),
    ).toEqual({});
  });

  it('ends on names that stand for each other', () => {
    expect(touches('const A = B; const B = A; <A {...A} x={B} />')).toEqual([]);
  });
});

describe('wrapped components', () => {
  it.each([
    `import { styled } from '@mui/material/styles'; const Big = styled(Button)({ padding: 4 });`,
    `import { styled } from '@mui/material/styles'; const Big = styled(Button)\`padding: 4px;\`;`,
    `import { styled } from '@mui/system'; const Big = styled(Button, { name: 'Big' })<{ a: 1 }>(({ theme }) => ({}));`,
    `import styled from '@emotion/styled'; const Big = styled(Button)({});`,
    `import { styled } from '@mui/material/styles'; const Small = styled(Button)({}); const Big = styled(Small)({});`,
    `function Big(props) { return <Button {...props} />; }`,
    `const Big = ({ tone, ...other }) => <Button {...other} />;`,
    `const Big = React.forwardRef(function Big(props, ref) { return <Button {...props} ref={ref} />; });`,
    `const Big = memo((props) => { return <Button {...props} />; });`,
  ])('%s', (definition) => {
    expect(touchOf(`${button}${definition} <Big size="large" />`, 'Button')?.props).toContain(
      'size',
    );
  });

  it('leaves to a component of the file what it keeps', () => {
    expect(
      touchOf(
        `${button}const Big = ({ tone, ...other }) => <Button {...other} />; <Big tone="loud" size="large" />`,
        'Button',
      ),
    ).toEqual({ props: ['size'] });
  });

  it('takes another function of that name for another', () => {
    expect(
      touchOf(
        `${button}const styled = (C) => () => () => null; const Big = styled(Button)({}); <Big size="large" />`,
        'Button',
      ),
    ).toEqual({});
  });
});

describe('members', () => {
  it.each<[string, Partial<ExportTouch>]>([
    [
      `<Button variant="text" disabled onClick={go}>Go</Button>`,
      { props: ['variant', 'disabled', 'onClick', 'children'] },
    ],
    [`<Button key="a" ref={r} data-x="1" aria-label="Go" />`, { props: ['aria-label'] }],
    [`<Button>\n  \n</Button>`, {}],
    [`<Button>{/* nothing */}</Button>`, {}],
    [`<Button {...{ size: 'small', color: 'primary' }} />`, { props: ['size', 'color'] }],
    [`const shared = { size: 'small' }; <Button {...shared} />`, { props: ['size'] }],
    [
      `const a = { size: 'small' }; const b = { ...a, color: 'x' } as const; <Button {...b} />`,
      { props: ['size', 'color'] },
    ],
    [
      `<Button {...(wide ? { fullWidth: true } : { size: 'small' })} />`,
      { props: ['fullWidth', 'size'] },
    ],
    [`<Button {...(wide && { fullWidth: true })} />`, { props: ['fullWidth'] }],
    [`<Button {...given} />`, {}],
    [
      `<Button slots={{ toolbar: X, 'footer': Y }} />`,
      { props: ['slots'], slots: ['toolbar', 'footer'] },
    ],
    [
      `<Button slotProps={{ root: { id: 'a' } }} />`,
      { props: ['slotProps'], slots: ['root'], nested: { 'slotProps.root': ['id'] } },
    ],
    [
      `<Button slotProps={{ root: () => ({ id: 'a' }) }} />`,
      { props: ['slotProps'], slots: ['root'], nested: { 'slotProps.root': ['id'] } },
    ],
    [
      `<Button slotProps={{ ...(open && { popper: { open } }) }} />`,
      { props: ['slotProps'], slots: ['popper'], nested: { 'slotProps.popper': ['open'] } },
    ],
    [
      `<Button classes={{ root: 'a', label: 'b' }} />`,
      { props: ['classes'], classes: ['root', 'label'] },
    ],
    [`<Button sx={{ color: 'red' }} style={{ top: 1 }} />`, { props: ['sx', 'style'] }],
    [
      `<Button rows={[{ id: 1 }, { name: 'a' }]} />`,
      { props: ['rows'], nested: { rows: ['id', 'name'] } },
    ],
    [
      `const rows = [{ id: 1 }]; <Button rows={rows} />`,
      { props: ['rows'], nested: { rows: ['id'] } },
    ],
    [
      `<Button rows={days.map((day) => ({ id: day }))} />`,
      { props: ['rows'], nested: { rows: ['id'] } },
    ],
    [
      `<Button rows={useMemo(() => [{ id: 1 }], [])} />`,
      { props: ['rows'], nested: { rows: ['id'] } },
    ],
    [
      `const [rows] = useState(() => [{ id: 1 }]); <Button rows={rows} />`,
      { props: ['rows'], nested: { rows: ['id'] } },
    ],
    [
      `const rows = () => [{ id: 1 }]; <Button rows={rows()} />`,
      { props: ['rows'], nested: { rows: ['id'] } },
    ],
    [
      `<Button rows={base.concat({ id: 1 }, [{ name: 2 }])} />`,
      { props: ['rows'], nested: { rows: ['id', 'name'] } },
    ],
    [`React.createElement(Button, { size: 'small' }, 'Go')`, { props: ['size', 'children'] }],
  ])('%s', (source, expected) => {
    expect(touchOf(button + source, 'Button')).toEqual(expected);
  });

  it('keeps the members of several elements together, each once', () => {
    expect(
      touchOf(`${button}<><Button size="a" /><Button size="b" color="c" /></>`, 'Button'),
    ).toEqual({
      props: ['size', 'color'],
    });
  });

  it.each([
    [`<Button sx={{ '& .MuiButton-startIcon': { top: 1 } }} />`, ['MuiButton-startIcon']],
    [
      'const css = `.MuiTab-root.Mui-selected { ${color} } .MuiTabs-indicator {}`;',
      ['MuiTab-root', 'MuiTab-selected', 'MuiTabs-indicator'],
    ],
    [`// .MuiButton-root\nconst a = 'no class';`, []],
  ])('finds global classes in texts: %s', (source, expected) => {
    expect(touchedApi(button + source, 'Demo.tsx').classNames).toEqual(expected);
  });

  it('finds members of an object of classes', () => {
    expect(
      touchOf(
        `import { buttonClasses } from '@mui/material/Button'; const css = { [\`& .\${buttonClasses.startIcon}\`]: {} };`,
        'buttonClasses',
      ),
    ).toEqual({ classes: ['startIcon'] });
  });

  it.each<[string, unknown]>([
    [
      `createTheme({ components: { MuiButton: { defaultProps: { size: 'small' }, styleOverrides: { root: {} }, variants: [{ props: { color: 'x' }, style: {} }] } } })`,
      [{ name: 'MuiButton', props: ['size', 'color'], classes: ['root'] }],
    ],
    [`const names = { MuiButton: 'Button', MuiTab: { label: 'Tab' } };`, []],
  ])('reads what a theme customises: %s', (source, expected) => {
    expect(touchedApi(source, 'Demo.tsx').themed).toEqual(expected);
  });
});

describe('hooks', () => {
  it.each<[string, string, Partial<ExportTouch>]>([
    [
      `import useMediaQuery from '@mui/material/useMediaQuery'; const wide = useMediaQuery('x', { noSsr: true });`,
      'default',
      {},
    ],
    [
      `import { useAutocomplete } from '@mui/material'; const { getRootProps, value: v } = useAutocomplete({ options, id: 'a' });`,
      'useAutocomplete',
      { fields: ['getRootProps', 'value', 'options', 'id'] },
    ],
    [
      `import useAutocomplete from '@mui/material/useAutocomplete'; useAutocomplete({ options });`,
      'default',
      { fields: ['options'] },
    ],
  ])('%s', (source, name, expected) => {
    expect(touchOf(source, name)).toEqual(expected);
  });
});

describe('interfaces', () => {
  it.each([
    `const columns: GridColDef[] = [{ field: 'a', width: 1 }];`,
    `const columns: GridColDef<Row>[] = [{ field: 'a', width: 1 }];`,
    `const columns: readonly GridColDef[] = [{ field: 'a' }, { width: 1, field: 'b' }];`,
    `const columns: Array<GridColDef> = [{ field: 'a', width: 1 }];`,
    `const columns: ReadonlyArray<Partial<GridColDef<Row>>> = [{ field: 'a', width: 1 }];`,
    `const columns = [{ field: 'a', width: 1 }] satisfies GridColDef[];`,
    `const column = { field: 'a', width: 1 } as GridColDef;`,
    `const [columns] = useState<GridColDef[]>([{ field: 'a', width: 1 }]);`,
    `const columns = useMemo<GridColDef[]>(() => [{ field: 'a', width: 1 }], []);`,
    `const make = (): GridColDef[] => [{ field: 'a', width: 1 }];`,
    `function make(): GridColDef { return { field: 'a', width: 1 }; }`,
    `type Columns = readonly GridColDef[]; const columns: Columns = [{ field: 'a', width: 1 }];`,
    `const widths: Record<string, GridColDef> = undefined; const one: GridColDef = narrow ? { field: 'a' } : { width: 1 };`,
    `const show = ({ field, width: w }: GridColDef) => field;`,
    `const show = (column: GridColDef) => column.field + column.width;`,
    `function show(column: GridColDef = { field: 'a', width: 1 }) {}`,
  ])('%s', (source) => {
    expect(touchOf(grid + source, 'GridColDef')).toEqual({ fields: ['field', 'width'] });
  });

  it('reads a type of a namespace', () => {
    expect(
      touchOf(
        `import * as G from '@mui/x-data-grid'; const columns: G.GridColDef[] = [{ field: 'a' }];`,
        'GridColDef',
      ),
    ).toEqual({ fields: ['field'] });
  });

  it('reads the type of a prop', () => {
    expect(
      touchOf(
        `import { type DataGridProps } from '@mui/x-data-grid'; const columns: NonNullable<DataGridProps['columns']> = [{ field: 'a' }];`,
        'DataGridProps',
      ),
    ).toEqual({ fields: ['columns'], nested: { columns: ['field'] } });
  });

  it('takes a type of the file for its own', () => {
    expect(
      touchOf(
        `import { type Row } from '@mui/x-data-grid'; interface GridColDef { field: string } const a: GridColDef = { field: 'a' };`,
        'GridColDef',
      ),
    ).toBeUndefined();
  });
});

describe("the grid's API object", () => {
  it.each([
    `const apiRef = useGridApiRef(); apiRef.current?.selectRow(1);`,
    `const apiRef = useGridApiContext(); apiRef.current.selectRow(1);`,
    `const ref = useGridApiRef(); ref.current!.selectRow(1);`,
    `const api = useGridApiContext().current; api.selectRow(1);`,
    `const apiRef = useGridApiRef(); const api = apiRef.current; api?.selectRow(1);`,
    `const apiRef = useGridApiRef(); const { current: api } = apiRef; api.selectRow(1);`,
    `const apiRef = useGridApiRef(); const { selectRow } = apiRef.current;`,
    `const show = (params) => params.api.selectRow(1);`,
    `const show = ({ api }) => api.selectRow(1);`,
    `const take = ({ apiRef }) => apiRef.current.selectRow(1);`,
    `const get = (value, row, column, apiRef) => apiRef.current.selectRow(1);`,
  ])('%s', (source) => {
    expect(touchOf(grid + source, 'GridApi')).toEqual({ fields: ['selectRow'] });
  });

  it.each([
    `import { useTreeViewApiRef } from '@mui/x-tree-view'; const apiRef = useTreeViewApiRef(); apiRef.current.focusItem(1);`,
    `${grid}import { useTreeViewApiRef } from '@mui/x-tree-view'; const apiRef = useTreeViewApiRef(); apiRef.current.focusItem(1);`,
    `const box = useRef(); box.current.focus();`,
    `${grid}const box = useRef(); box.current.focus();`,
  ])('is another one: %s', (source) => {
    expect(touchOf(source, 'GridApi')).toBeUndefined();
  });

  it.each([
    `apiRef.current?.subscribeEvent('cellClick', () => {});`,
    `useGridEvent(apiRef, 'cellClick', () => {});`,
    `const name = 'cellClick'; useGridEventPriority(apiRef, name, () => {});`,
    `['cellClick'].forEach((name) => apiRef.current.subscribeEvent(name, log));`,
    `const names = ['cellClick'] as const; for (const name of names) api.subscribeEvent(name, log);`,
  ])('event: %s', (source) => {
    expect(touchOf(grid + source, 'GridEventLookup')).toEqual({ fields: ['cellClick'] });
  });

  it("belongs to the highest plan's package that the file imports", () => {
    const [api] = touches(
      `import { GridRow } from '@mui/x-data-grid'; import { useGridApiRef } from '@mui/x-data-grid-premium'; useGridApiRef().current.selectRow(1);`,
    ).filter(({ name }) => name === 'GridApi');
    expect(api?.package).toBe('@mui/x-data-grid-premium');
  });
});

it('names the modules beside it', () => {
  expect(
    touchedApi(`import a from './a'; import 'b'; export { c } from './c';`, 'Demo.ts').modules,
  ).toEqual(['./a', './c']);
});

it('reads the classes of a stylesheet, and nothing of another kind of file', () => {
  expect(touchedApi('.a .MuiTab-root { color: red }', 'Demo.css').classNames).toEqual([
    'MuiTab-root',
  ]);
  expect(touchedApi(`import { Button } from '@mui/material'`, 'notes.md').exports).toEqual([]);
});

it('survives text that does not compile', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(400), (noise, at) => {
      const source = `${grid}const columns: GridColDef[] = [{ field: 'a' }]; export default () => <DataGrid columns={columns} />;`;
      touchedApi(source.slice(0, at) + noise + source.slice(at), 'Demo.tsx');
    }),
  );
});

it('finds the props of an element whatever they are', () => {
  const name = fc
    .stringMatching(/^[a-z][A-Za-z]{0,8}$/)
    .filter((each) => !/^(key|ref|style|sx|slots|slotProps|classes)$/.test(each));
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.uniqueArray(name), (written, spread) => {
      const source = `${button}<Button ${written.map((each) => `${each}={1}`).join(' ')} {...{${spread.map((each) => `${each}: 1`).join()}}} />`;
      expect(touchOf(source, 'Button')?.props ?? []).toEqual([...new Set([...written, ...spread])]);
    }),
  );
});

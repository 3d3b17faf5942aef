import fc from 'fast-check';
import { readCode } from './readCode';

it.each([
  ['<TextField label="Name" />', 'textfield', ['label']],
  ['<DataGrid rows={rows} columns={columns} />', 'datagrid', ['rows', 'columns']],
  ['<DataGrid rows={rows}', 'datagrid', ['rows']],
  ['<DataGrid rows={[{ id: 1, name: "a" }, {', 'datagrid', ['rows']],
  ['<DataGrid {...props} rows={rows}>', 'datagrid', ['rows']],
  ['<Grid container spacing={2}>', 'grid', ['container', 'spacing']],
  ['<Button variant="contained">Save all</Button>', 'button', ['variant']],
  ['<Dialog onClose={() => close()} open><Slide in /></Dialog>', 'dialog', ['onclose', 'open']],
  ['<Box sx={{ p: 2 }} title="a > b" id', 'box', ['sx', 'title', 'id']],
  ["<Button doesn't work", 'button', ['doesn', 't', 'work']],
  ['return (\n  <Stack\n    gap={2}\n  >', 'stack', ['gap']],
  ['`<Chip />`', 'chip', []],
  ['</Button>', 'button', []],
])('reads the element %j', (query, name, props) => {
  expect(readCode(query)?.subject).toEqual({ names: [name], kind: 'component', props });
});

it('knows a part by its own name, and else by the whole', () => {
  expect(readCode('<Tabs.Root value={1}>')?.subject?.names).toEqual(['tabsroot', 'tabs']);
});

it('leaves out what an element has in it, and keeps what is asked about it', () => {
  expect(readCode('<Button variant="text">Save</Button>')?.text).toBe('<Button variant');
  expect(readCode('<Button>Save</Button>')?.text).toBe('<Button');
  expect(readCode('<Button> disabled')?.text).toContain('disabled');
});

it.each([
  ["import Button from '@mui/material/Button';", 'Button'],
  ["import Tabs, { tabsClasses } from '@mui/material/Tabs';", 'Tabs'],
  ["import { DataGrid } from '@mui/x-data-grid';", 'DataGrid'],
  ['import { DataGridPro as Grid, GridColDef } from "@mui/x-data-grid-pro"', 'DataGridPro'],
  ['import {\n  styled,\n', 'styled'],
  ["import type { GridColDef } from '@mui/x-data-grid'", 'GridColDef'],
  ["import { type GridColDef } from '@mui/x-data-grid'", 'GridColDef'],
  ["import * as React from 'react';\nimport Box from '@mui/material/Box';", 'Box'],
  ["const { useGridApiRef } = require('@mui/x-data-grid')", 'useGridApiRef'],
  ["const Box = await import('@mui/material/Box')", 'Box'],
  ["'use client'; import Tab from '@mui/material/Tab';", 'Tab'],
  ["import PropTypes from 'prop-types';\nimport Tabs from '@mui/material/Tabs';", 'Tabs'],
  ["import MuiButton from '@mui/material/Button'", 'Button'],
  ["import CloseIcon from '@mui/icons-material/Close'", 'material icons'],
  ['apiRef.current.selectRow(id, true)', 'apiRef.current.selectRow'],
  ['apiRef.current?.selectRow(id', 'apiRef.current?.selectRow'],
  ["useMediaQuery('(min-width:600px)')", 'useMediaQuery'],
  ['createTheme({ palette: {} })', 'createTheme'],
  ['const theme = createTheme({', 'createTheme'],
  ['const [value, setValue] = React.useState(1);', 'React.useState'],
  ['await apiRef.current.exportDataAsExcel()', 'apiRef.current.exportDataAsExcel'],
  ['styled(Button)({})', 'styled'],
  ['slotProps={{ toolbar: { showQuickFilter: true } }}', 'slotProps.toolbar'],
  ['slots={{\n  toolbar: Toolbar }}', 'slots.toolbar'],
  ['slotProps: { toolbar: {} }', 'slotProps.toolbar'],
  ["classes={{ root: 'a' }}", 'classes.root'],
  ['sx={{ p: 2 }}', 'sx'],
])('reads %j as %s', (query, text) => {
  expect(readCode(query)).toEqual({ text });
});

it.each([
  ['theme.palette.primary.main', 'theme.palette.primary.main', ['palette']],
  ['theme.vars.palette.divider', 'theme.vars.palette.divider', ['palette']],
  ['theme.spacing(2)', 'theme.spacing', ['spacing']],
  [
    '--mui-palette-primary-main',
    'css variables palette primary main',
    ['cssvariables', 'cssthemevariables'],
  ],
  ['var(--mui-spacing)', 'css variables spacing', ['cssvariables', 'cssthemevariables']],
])('knows what page %j is about', (query, text, names) => {
  expect(readCode(query)).toEqual({ text, subject: { names, kind: 'page', props: [] } });
});

it.each([
  '',
  'Row height',
  'rowHeight',
  'apiRef.current.selectRow',
  'theme.components.MuiButton',
  'prop:onRowClick',
  'slotProps={slotProps}',
  'import data from csv',
  'import files',
  "import * as React from 'react'",
  'export default function App() {',
  'return rows',
  'const columns: GridColDef[] = [',
  'Button (text)',
  'how to use createTheme({})',
  'useMediaQuery() flickers on first render',
  "$('.alert').fadeOut",
  '如何导出(csv)',
  '<div>',
  '<',
  '`<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.',
])('takes %j as it is', (query) => {
  expect(readCode(query)).toBeUndefined();
});

it('reads anything', () => {
  const piece = fc.constantFrom(
    ...'<A |</|/>|={|={{|="|\'|`|{|}|(|)|import |{ |from "|const |= |theme.|--mui-|a.|slots={{ |> |\n|文|x'.split(
      '|',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
      const query = pieces.join('');
      const read = readCode(query);
      expect(typeof (read?.text ?? '')).toBe('string');
      expect(readCode(query)).toEqual(read);
    }),
    { numRuns: 2000 },
  );
});

import { readQuery } from './readQuery';

const simplified = new Map([
  ['數', '数'],
  ['據', '据'],
]);
const read = (query: string) => readQuery(query, simplified);
const words = (query: string) =>
  read(query)
    .terms.filter(({ isStop }) => !isStop)
    .map(({ text }) => text);

it.each([
  ['Row height', ['row', 'height']],
  ['how to disable the sorting', ['disable', 'sorting']],
  ['how to', ['how', 'to']],
  ['<Button', ['button']],
  ['<Button variant="text" onClick={go}>', ['button', 'variant', 'onclick']],
  ['`Button`', ['button']],
  ['$Button', ['button']],
  ['"Button"', ['button']],
  ['Ｂｕｔｔｏｎ', ['button']],
  ['.MuiDataGrid-cell', ['muidatagrid-cell']],
  ['Mui-selected', ['mui-selected']],
  ['apiRef.current.setRowCount(5)', ['setrowcount']],
  ['apiRef.current?.setRowCount', ['setrowcount']],
  ['theme.components.MuiButton', ['muibutton']],
  ['csv导出', ['csv', '导出']],
  ['求和', ['求和']],
  ['怎么', ['怎么']],
  ['mui button', ['button']],
  ['how to use tabs in Material UI', ['tabs']],
  ['material icons', ['material', 'icons']],
  ['React', ['react']],
  ['icon(s) in button', ['icons', 'button']],
  ['ànniǔ lǜ', ['anniu', 'lü']],
  ['createTheme() typescript', ['createtheme', 'typescript']],
  ["import Button from '@mui/material/Button';", ['button']],
  ['createTheme({ palette: {} })', ['createtheme']],
  ['<Button variant="text">Save</Button>', ['button', 'variant']],
  ["<Input type='a' inputProps={{ type: 'b' }} />", ['input', 'type', 'inputprops']],
  ['數據', ['数据']],
  ['a\u0000b\u202ec', ['b', 'c']],
  [`${' '.repeat(5000)}row`, ['row']],
])('finds the words of %j', (query, expected) => {
  expect(words(query)).toEqual(expected);
});

it.each([
  ['prop:onRowClick', ['prop'], ['onrowclick']],
  ['class: cell', ['class'], ['cell']],
  ['type:GridColDef', ['interface', 'member'], ['gridcoldef']],
  ['slotProps.toolbar', ['slot'], ['toolbar']],
  ['slots.toolbar', ['slot'], ['toolbar']],
  ['slotProps={{ toolbar: { showQuickFilter: true } }}', ['slot'], ['toolbar']],
  ['classes.root', ['class'], ['root']],
  ["classes={{ root: 'a' }}", ['class'], ['root']],
  ['createTheme({ type: 1 })', [], ['createtheme']],
  ['Button prop:color', ['prop'], ['button', 'color']],
  ['Failed prop type: Invalid color', [], ['failed', 'prop', 'type', 'invalid', 'color']],
  ["{ width: 150, type: 'number' }", [], ['width', '150', 'type', 'number']],
  ['constructor:x', [], ['constructor', 'x']],
  ['https://mui.com', [], ['https', 'com']],
])('reads the filter of %j', (query, kinds, expected) => {
  expect(read(query).kinds).toEqual(kinds);
  expect(words(query)).toEqual(expected);
});

it('tells a filter from code that names a kind', () => {
  expect(read('prop:onRowClick').isFiltered).toBe(true);
  expect(read('slotProps.toolbar').isFiltered).toBe(false);
  expect(read('Row height').isFiltered).toBe(false);
});

it('knows code', () => {
  expect(read('rowHeight').isCode).toBe(true);
  expect(read('<Button').isCode).toBe(true);
  expect(read('import { a').isCode).toBe(true);
  expect(read('theme.spacing(2)').isCode).toBe(true);
  expect(read('Row height').isCode).toBe(false);
});

it('knows what is said of code from code', () => {
  for (const said of ['set rowHeight per row', 'style <TextField /> label', 'rowHeight设置'])
    expect(read(said).isSaid).toBe(true);
  for (const code of ['rowHeight', '<Button variant="text">', 'createTheme({})'])
    expect(read(code).isSaid).toBe(false);
});

it('tells what would be typed for a name alone', () => {
  expect(read('createTheme({})').typed).toBe('createTheme');
  expect(read(' Row height ').typed).toBe('Row height');
});

it('parts a name, and keeps it whole', () => {
  expect(read('rowHeight').terms[0]).toMatchObject({ text: 'rowheight', parts: ['row', 'height'] });
});

it('does not read on for ever', () => {
  expect(read('word '.repeat(20_000)).terms).toHaveLength(1);
  const many = Array.from({ length: 20_000 }, (_each, index) => `w${index}`).join(' ');
  expect(read(many).terms.length).toBeLessThanOrEqual(24);
});

it.each([
  ['button api', ['button']],
  ['date picker props', ['datepicker']],
  ['mui button api', ['button']],
])('knows of %s that the reference is asked for', (query, names) => {
  expect(readQuery(query, new Map()).subject).toEqual({ kind: 'component', names, props: [] });
});

it.each(['api', 'api button', 'prop: button api'])('takes %s for no such question', (query) => {
  expect(readQuery(query, new Map()).subject).toBeUndefined();
});

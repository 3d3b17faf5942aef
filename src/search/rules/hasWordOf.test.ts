import { hasWordOf } from './hasWordOf';
import { readQuery } from './names/readQuery';

const page = (raw_content: string, title = '') => ({ raw_content, meta: { title } });
const has = (query: string, content: string, title?: string) =>
  hasWordOf(page(content, title), readQuery(query, new Map()));

it.each([
  ['sort', 'Sorting comes first.'],
  ['deletable', 'Deleting a chip'],
  ['headings', 'The head of a table'],
  ['scale', 'import { useZColorScale }'],
  ['useZColorScale', 'import { useZColorScale }'],
  ['tailwindss', 'tailwind'],
  ['MuiDataGrid-cell', '.MuiDataGrid-cell'],
  ['zustand store', 'The store of the grid'],
  ['how to', 'how it is done'],
  ['表格', '数\u200b据\u200b表\u200b格'],
  ['数据表格组件', '表格'],
  ['龙', '龙'],
  ['…', 'Anything'],
])('finds %s in "%s"', (query, content) => {
  expect(has(query, content)).toBe(true);
});

it.each([
  ['zustand', 'z?: number; Z'],
  ['kubernetes', 'kuCKB, kuLatn'],
  ['formik', 'The form and its FormControl'],
  ['redux', 'red, reduced'],
  ['useFoobar', 'How to use it'],
  ['what is zustand', 'What is a hook?'],
  ['a'.repeat(6000), 'a an'],
  ['量子力学', '数量，力度'],
  ['饿了么', '了解'],
])('does not find %s in "%s"', (query, content) => {
  expect(has(query, content)).toBe(false);
});

it('reads the title and the description, too', () => {
  expect(has('sorting', 'Rows in order', 'Sorting')).toBe(true);
});

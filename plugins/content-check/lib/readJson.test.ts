import { readJson } from './readJson';

const text = `{
  "code.copy": { "message": "复制" },
  "code.lines": {
    "message": "行",
    "description": "Lines"
  },
  "page.edit": { "message": "编辑本页" }
}
`;
const broken = (from: string, to: string) => {
  const { fields, faults } = readJson(text.replace(from, to), 'i18n/zh/code.json');
  expect(fields).toEqual([]);
  return faults.map(({ line, column, what }) => `${line}:${column} ${what}`);
};

it.each([
  ['a comma behind the last field', '"Lines"', '"Lines",', '6:3 is no JSON: "},"'],
  ['a comma behind the last text', '本页" }', '本页" },', '8:1 is no JSON: "}"'],
  ['a comment', '  "page', '  // A link.\n  "page', '7:3 is no JSON: "// A link."'],
  ['single quotes', '"page.edit"', "'page.edit'", "7:3 is no JSON: \"'page.edit'"],
  ['a name without quotes', '"page.edit"', 'edit', '7:3 is no JSON: "edit'],
  ['a comma that is missing', '"行",', '"行"', '5:5 is no JSON: ""description"'],
  ['half a merge', '  "page', '<<<<<<< HEAD\n  "page', '7:1 is no JSON: "<<<<<<< HEAD"'],
])('tells %s where it is', (_what, from, to, fault) => {
  expect(broken(from, to)).toEqual([expect.stringContaining(fault)]);
});

it.each([
  ['a byte order mark', `\uFEFF${text}`],
  ['lines that end as in Windows', text.replaceAll('\n', '\r\n')],
  ['both', `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('reads a file with %s as any other', (_what, other) => {
  expect(readJson(other, 'a.json')).toEqual(readJson(text, 'a.json'));
  expect(readJson(other, 'a.json').fields.map(({ key, line }) => [key, line])).toEqual([
    ['code.copy', 2],
    ['code.lines', 3],
    ['page.edit', 7],
  ]);
});

it.each(['', '[]', '"a"', 'null'])('refuses %j, which holds no object', (other) => {
  expect(readJson(other, 'a.json')).toMatchObject({ fields: [], faults: [{ line: 1 }] });
});

import { toJavaScript } from './toJavaScript';

it('removes types, interfaces and type imports, and keeps comments and blank lines', async () => {
  const source = `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Theme } from '@mui/material/styles';

interface Row {
  id: number;
}

// The columns of the grid.
const columns: GridColDef<Row>[] = [{ field: 'id' }];

export default function Demo(props: { theme?: Theme }) {
  const [model, setModel] = React.useState<Row[]>([]);

  return <DataGrid rows={model} columns={columns as GridColDef[]} />;
}
`;
  expect(await toJavaScript(source)).toBe(`import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

// The columns of the grid.
const columns = [{ field: 'id' }];

export default function Demo(props) {
  const [model, setModel] = React.useState([]);

  return <DataGrid rows={model} columns={columns} />;
}`);
});

it('drops an import that held types only', async () => {
  expect(
    await toJavaScript(
      "import { type A, type B } from 'a';\nexport const x = 1 satisfies number;\n",
    ),
  ).toBe('export const x = 1;');
});

it('names syntax that is no mere type, with its place', async () => {
  await expect(toJavaScript('const a = 1;\n enum Colour { Red }', 'a/Demo.tsx')).rejects.toThrow(
    /^a\/Demo\.tsx:2:2 declares an enum/,
  );
  await expect(toJavaScript('const a = ;', 'Demo.tsx')).rejects.toThrow(
    /^Demo\.tsx:1:11 does not compile/,
  );
});

it('changes no text that only looks like types', async () => {
  const source = `const formatter = ([, , count]: Point) => \`\${count},, per hour\`;
const text = 'import { } from "x"';
const pattern = /,\\s*,/;

export default function Demo() {
  return <p>a,, b {'{'}, c: string</p>;
}
`;
  expect(await toJavaScript(source)).toBe(source.replace(': Point', '').trim());
});

it('reads a file that ends with .ts as one without JSX', async () => {
  const source = 'const a = <T>(b: T) => <C>b;\n';
  expect(await toJavaScript(source, 'a.ts')).toBe('const a = (b) => b;');
});

it('makes the same of a file with the line ends of another system', async () => {
  const source = "import { type A } from 'a';\nimport b, { type C } from 'b';\n\nconst d: A = b;\n";
  expect(await toJavaScript(source)).toBe("import b from 'b';\n\nconst d = b;");
  expect(await toJavaScript(source.replaceAll('\n', '\r\n'))).toBe(await toJavaScript(source));
});

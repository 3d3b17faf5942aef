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

it('names syntax that is no mere type', async () => {
  await expect(toJavaScript('enum Colour { Red }')).rejects.toThrow(
    /cannot be erased from "enum Colour/,
  );
});

import LinearProgress from '@mui/material/LinearProgress';
import {
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid-premium';

export interface Good {
  id: string;
  name: string;
  group: string;
  stock: number;
  wanted: number;
  price: number;
}

const list: [string, string, string, number, number, number][] = [
  ['T-01', 'Hand saw', 'Tools', 12, 20, 18.5],
  ['T-02', 'Claw hammer', 'Tools', 25, 20, 22],
  ['T-03', 'Spirit level', 'Tools', 3, 15, 31],
  ['F-01', 'Wood screws, 200', 'Fasteners', 80, 60, 9.9],
  ['F-02', 'Wall plugs, 100', 'Fasteners', 14, 60, 6.4],
  ['F-03', 'Hex bolts, 50', 'Fasteners', 42, 40, 12.8],
  ['P-01', 'White emulsion, 5 l', 'Paint', 9, 12, 38],
  ['P-02', 'Wood oil, 1 l', 'Paint', 16, 10, 27.5],
];

export const goods: Good[] = list.map(
  ([id, name, group, stock, wanted, price]) => ({
    id,
    name,
    group,
    stock,
    wanted,
    price,
  }),
);

const dollars = (value?: number | null) =>
  value == null ? '' : `$${value.toLocaleString('en-US')}`;

const renderEditCell = (params: GridRenderEditCellParams<Good>) => (
  <GridEditInputCell
    {...params}
    slotProps={{
      root: {
        slotProps: {
          htmlInput: { 'aria-label': `Stock of ${params.row.name}`, min: 0 },
        },
      },
    }}
  />
);

export const columns: GridColDef<Good>[] = [
  { field: 'group', headerName: 'Group', width: 110 },
  { field: 'name', headerName: 'Item', width: 170 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell,
  },
  {
    field: 'level',
    headerName: 'Stock level',
    type: 'number',
    width: 130,
    display: 'flex',
    aggregable: false,
    valueGetter: (_, row) =>
      row.wanted
        ? Math.min(100, Math.round((row.stock / row.wanted) * 100))
        : null,
    renderCell: ({ value, row, rowNode }) =>
      rowNode.type === 'leaf' && (
        <LinearProgress
          variant="determinate"
          value={value}
          color={value < 40 ? 'error' : 'primary'}
          aria-label={`Stock level of ${row.name}: ${value}%`}
          sx={{ width: 1 }}
        />
      ),
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => (row.stock ?? 0) * (row.price ?? 0),
    valueFormatter: dollars,
  },
];

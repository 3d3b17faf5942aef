import {
  type GridColDef,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

export interface Scan {
  id: number;
  parcel: string;
  depot: string;
  grams: number;
}

const depots = ['Antwerp', 'Bilbao', 'Gdansk', 'Lyon', 'Malmo', 'Trieste'];

const scans: Scan[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  parcel: `PX-${40_000 + index * 7}`,
  depot: depots[(index * 5 + Math.floor(index / 6)) % depots.length],
  grams: 150 + ((index * 379) % 8_600),
}));

/** The first rows are there at once, the others take 400 ms. */
export async function askScans({
  start,
  end,
  sortModel,
}: GridGetRowsParams): Promise<GridGetRowsResponse & { rowCount: number }> {
  const [rule] = sortModel;
  const rows = [...scans];
  if (rule?.sort) {
    const sign = rule.sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => sign * (a.grams - b.grams));
  }
  if (Number(start) > 0 || rule) {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
  }
  return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
}

export const columns: GridColDef<Scan>[] = [
  { field: 'id', headerName: 'No.', width: 70, sortable: false },
  { field: 'parcel', headerName: 'Parcel', width: 120, sortable: false },
  {
    field: 'depot',
    headerName: 'Depot',
    flex: 1,
    minWidth: 110,
    sortable: false,
  },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 130 },
];

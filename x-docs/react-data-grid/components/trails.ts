import { type GridColDef } from '@mui/x-data-grid';

export interface Trail {
  id: number;
  name: string;
  valley: string;
  km: number;
  ascent: number;
  open: boolean;
}

const list: [string, string, number, number, boolean][] = [
  ['Larch Balcony', 'Upper Vals', 11.4, 620, true],
  ['Miller’s Loop', 'Lower Vals', 6.2, 140, true],
  ['Three Tarns', 'Upper Vals', 17.8, 1120, false],
  ['Charcoal Path', 'Sernf', 8.9, 380, true],
  ['Gorge Walk', 'Sernf', 4.1, 90, false],
  ['Eagle Ridge', 'Klön', 14.6, 1340, true],
  ['Shepherd’s Traverse', 'Klön', 19.3, 980, true],
  ['Mill Race', 'Lower Vals', 3.5, 40, true],
  ['Old Salt Road', 'Sernf', 22.7, 760, true],
  ['Chapel Steps', 'Klön', 5.8, 510, false],
];

export const trails: Trail[] = list.map(
  ([name, valley, km, ascent, open], index) => ({
    id: index + 1,
    name,
    valley,
    km,
    ascent,
    open,
  }),
);

export const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 170 },
  { field: 'valley', headerName: 'Valley', width: 120 },
  { field: 'km', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'ascent', headerName: 'Ascent (m)', type: 'number', width: 120 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 90 },
];

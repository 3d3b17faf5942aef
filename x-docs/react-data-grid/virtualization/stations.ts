import { type GridColDef } from '@mui/x-data-grid';

export interface Station {
  id: number;
  station: string;
  [week: `week${number}`]: number;
}

const weeks = Array.from({ length: 52 }, (_, index) => index + 1);

/** Made-up water levels, always the same ones. */
export const rows: Station[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  station: `Gauge ${index + 1}`,
  ...Object.fromEntries(
    weeks.map((week) => [
      `week${week}`,
      180 + ((index * 37 + week * 11) % 90) + (week % 13) * 4,
    ]),
  ),
}));

export const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  ...weeks.map((week): GridColDef<Station> => ({
    field: `week${week}`,
    headerName: `Week ${week}`,
    type: 'number',
    width: 100,
  })),
];

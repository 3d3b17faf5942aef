import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Sensor {
  id: number;
  bridge: string;
  load: number;
  readings: number;
}

export const sensors: Sensor[] = [
  { id: 0, bridge: 'Old Mill', load: 41, readings: 0 },
  { id: 1, bridge: 'Ring road', load: 77, readings: 0 },
  { id: 2, bridge: 'Canal', load: 22, readings: 0 },
  { id: 3, bridge: 'Viaduct', load: 58, readings: 0 },
];

export const columns: GridColDef<Sensor>[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 120 },
  { field: 'load', headerName: 'Load (%)', type: 'number', width: 110 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 110 },
];

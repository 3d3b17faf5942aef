import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Server {
  id: number;
  host: string;
  region: string;
  cpu: number;
  memory: number;
  disk: number;
  uptime: number;
  note: string;
}

export const servers: Server[] = [
  {
    id: 1,
    host: 'web-01',
    region: 'Frankfurt',
    cpu: 42,
    memory: 61,
    disk: 38,
    uptime: 120,
    note: 'Certificates were renewed in spring.',
  },
  {
    id: 2,
    host: 'web-02',
    region: 'Frankfurt',
    cpu: 47,
    memory: 66,
    disk: 41,
    uptime: 120,
    note: 'Same image as web-01.',
  },
  {
    id: 3,
    host: 'db-01',
    region: 'Dublin',
    cpu: 71,
    memory: 88,
    disk: 79,
    uptime: 311,
    note: 'Order a larger disk before the summer; the nightly dump needs twice its size.',
  },
  {
    id: 4,
    host: 'queue-01',
    region: 'Dublin',
    cpu: 18,
    memory: 23,
    disk: 12,
    uptime: 45,
    note: 'Restarted after the kernel update.',
  },
];

export const columns: GridColDef<Server>[] = [
  { field: 'host', headerName: 'Host', width: 120 },
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'cpu', headerName: 'CPU (%)', type: 'number', width: 140 },
  { field: 'memory', headerName: 'Memory (%)', type: 'number', width: 150 },
  { field: 'disk', headerName: 'Disk (%)', type: 'number', width: 140 },
  { field: 'uptime', headerName: 'Days up', type: 'number', width: 120 },
];

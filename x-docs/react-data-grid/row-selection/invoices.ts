import { type GridColDef } from '@mui/x-data-grid';

export interface Invoice {
  id: string;
  client: string;
  amount: number;
  state: 'open' | 'paid' | 'draft';
}

export const invoices: Invoice[] = [
  { id: '25-041', client: 'Tidewater Glass', amount: 1240, state: 'open' },
  { id: '25-042', client: 'Alder & Sons', amount: 318, state: 'paid' },
  { id: '25-043', client: 'Northbeam Radio', amount: 2750, state: 'open' },
  { id: '25-044', client: 'Ceramics Lab', amount: 96, state: 'draft' },
  { id: '25-045', client: 'Polder Sailing', amount: 640, state: 'paid' },
  { id: '25-046', client: 'Tidewater Glass', amount: 410, state: 'open' },
];

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 150 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120 },
  { field: 'state', headerName: 'State', width: 100 },
];

import { type GridColDef } from '@mui/x-data-grid';

export interface Invoice {
  id: string;
  client: string;
  due: Date;
  amount: number;
  paid: boolean;
  note: string;
}

export const invoices: Invoice[] = [
  {
    id: 'F-301',
    client: 'Lindgren Posters',
    due: new Date(2025, 2, 14),
    amount: 1240.5,
    paid: true,
    note: 'Two proofs, one reprint',
  },
  {
    id: 'F-302',
    client: 'Tea House Ume',
    due: new Date(2025, 2, 21),
    amount: 318,
    paid: true,
    note: '-10 % for the late delivery',
  },
  {
    id: 'F-303',
    client: 'City Library',
    due: new Date(2025, 3, 4),
    amount: 2075.25,
    paid: false,
    note: 'Ask for "Ms Ferrer"',
  },
  {
    id: 'F-304',
    client: 'Crane & Sons',
    due: new Date(2025, 3, 11),
    amount: 96.4,
    paid: false,
    note: '=HYPERLINK("https://example.com")',
  },
  {
    id: 'F-305',
    client: 'Lindgren Posters',
    due: new Date(2025, 3, 30),
    amount: 780,
    paid: false,
    note: 'Heavy paper, matt',
  },
];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  { field: 'client', headerName: 'Client', width: 160 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 220 },
];

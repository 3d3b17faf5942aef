import { type GridColDef } from '@mui/x-data-grid-premium';

export interface Sale {
  id: number;
  shop: string;
  genre: string;
  soldOn: Date;
  copies: number;
  revenue: number;
}

const shops = ['Ghent', 'Leuven', 'Namur'];
const genres = [
  { genre: 'Crime', price: 16 },
  { genre: 'Poetry', price: 22 },
  { genre: 'Travel', price: 29 },
];
const years = [2023, 2024];
const months = [1, 4, 7, 10];

export const sales: Sale[] = [];

for (const year of years) {
  for (const month of months) {
    shops.forEach((shop, s) => {
      genres.forEach(({ genre, price }, g) => {
        const copies =
          12 + ((year * 7 + month * 5 + s * 11 + g * 17) % 23) + s * 4;
        sales.push({
          id: sales.length + 1,
          shop,
          genre,
          soldOn: new Date(year, month, 3 + s + g),
          copies,
          revenue: copies * price,
        });
      });
    });
  }
}

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns: GridColDef<Sale>[] = [
  { field: 'shop', headerName: 'Shop', width: 110 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 120 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) =>
      value === undefined || value === null ? '' : euro.format(value),
  },
];

import { type GridColTypeDef } from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

export const moneyColumn: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  cellClassName: 'money',
  valueFormatter: (value: number) => euro.format(value),
};

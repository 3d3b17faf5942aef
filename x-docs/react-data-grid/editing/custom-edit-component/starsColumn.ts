import { type GridColDef } from '@mui/x-data-grid';
import { type Cabin } from './cabins';

export const starsColumn: GridColDef<Cabin> = {
  field: 'stars',
  headerName: 'Rating',
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  width: 170,
  valueFormatter: (value: number) => '★'.repeat(value),
};

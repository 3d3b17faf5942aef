import { type GridColDef } from '@mui/x-data-grid';
import { type Cabin } from './cabins';

/** Rejects what is not like `LA-20`. */
export const codeColumn: GridColDef<Cabin> = {
  field: 'code',
  headerName: 'Code (two letters, two digits)',
  width: 240,
  editable: true,
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: !/^[A-Z]{2}-\d{2}$/.test(props.value),
  }),
};

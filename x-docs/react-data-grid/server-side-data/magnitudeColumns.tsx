import { GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { columns } from './quakes';

const htmlInput = { 'aria-label': 'Magnitude' };

/** The columns of the earthquakes, of which the magnitude is editable. */
export const magnitudeColumns = columns.map((column): GridColDef => ({
  ...column,
  editable: column.field === 'magnitude',
  renderEditCell: (params) => (
    <GridEditInputCell
      {...params}
      slotProps={{ root: { slotProps: { htmlInput } } }}
    />
  ),
}));

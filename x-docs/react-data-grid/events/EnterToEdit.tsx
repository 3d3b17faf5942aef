import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { columns, departures } from './departures';

const editable = columns.map((column): GridColDef => {
  const htmlInput = { 'aria-label': column.headerName };
  return {
    ...column,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{ root: { slotProps: { htmlInput } } }}
      />
    ),
  };
});

const ignoreDoubleClick: GridEventListener<'cellDoubleClick'> = (
  params,
  event,
) => {
  event.defaultMuiPrevented = true;
};

export default function EnterToEdit() {
  return (
    <Box
      role="region"
      aria-label="Departures, Enter starts editing"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={departures}
        columns={editable}
        hideFooter
        onCellDoubleClick={ignoreDoubleClick}
      />
    </Box>
  );
}

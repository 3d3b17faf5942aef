import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, readings } from './readings';

const someResizable = columns.map((column) => ({
  ...column,
  resizable: column.field === 'station',
}));

const fixedSeparator = [
  gridClasses.columnSeparator,
  `:not(.${gridClasses['columnSeparator--resizable']})`,
].join('');

export default function OnlyUsefulHandles() {
  return (
    <Box
      role="region"
      aria-label="Readings, only the stations can be resized"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        rows={readings}
        columns={someResizable}
        hideFooter
        sx={{ [`& .${fixedSeparator}`]: { display: 'none' } }}
      />
    </Box>
  );
}

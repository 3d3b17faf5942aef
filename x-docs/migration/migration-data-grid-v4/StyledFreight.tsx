import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const freight = [
  { id: 1, wagon: 'W-118', cargo: 'Grain', tons: 42 },
  { id: 2, wagon: 'W-124', cargo: 'Timber', tons: 38 },
  { id: 3, wagon: 'W-131', cargo: 'Gravel', tons: 55 },
];

const columns: GridColDef[] = [
  { field: 'wagon', headerName: 'Wagon', width: 110 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 110 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 100 },
];

const FreightGrid = styled(DataGrid)({
  [`& .${gridClasses.columnHeaderTitle}`]: {
    textTransform: 'uppercase',
    letterSpacing: '0.08em',
  },
});

export default function StyledFreight() {
  return (
    <Box
      role="region"
      aria-label="Freight wagons"
      sx={{ height: 215, width: '100%' }}
    >
      <FreightGrid rows={freight} columns={columns} hideFooter />
    </Box>
  );
}

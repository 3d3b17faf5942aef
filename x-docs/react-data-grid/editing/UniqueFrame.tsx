import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { bikes, type Bike } from './bikes';
import { namedInput } from './namedCells';

function isTaken(frame: string, ownId: number) {
  return new Promise<boolean>((resolve) => {
    setTimeout(
      () =>
        resolve(
          bikes.some((bike) => bike.frame === frame && bike.id !== ownId),
        ),
      500,
    );
  });
}

async function checkFrame({
  row,
  props,
}: GridPreProcessEditCellProps<string, Bike>) {
  return { ...props, error: await isTaken(props.value ?? '', row.id) };
}

const columns: GridColDef<Bike>[] = [
  {
    field: 'frame',
    headerName: 'Frame',
    width: 160,
    editable: true,
    renderEditCell: namedInput,
    preProcessEditCellProps: checkFrame,
  },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

export default function UniqueFrame() {
  return (
    <Box
      role="region"
      aria-label="Rental bikes, frame numbers are unique"
      sx={{
        height: 320,
        width: '100%',
        '& .Mui-error': { color: 'error.main' },
      }}
    >
      <DataGrid rows={bikes} columns={columns} hideFooter />
    </Box>
  );
}

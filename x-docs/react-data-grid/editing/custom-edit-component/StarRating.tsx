import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { cabins, type Cabin } from './cabins';
import { starsColumn } from './starsColumn';

function RatingEditor(params: GridRenderEditCellParams<Cabin, number>) {
  const { id, field, value, hasFocus, row } = params;
  const apiRef = useGridApiContext();
  const root = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      root.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  const choose = async (event: React.SyntheticEvent, stars: number | null) => {
    await apiRef.current.setEditCellValue({ id, field, value: stars ?? value });
    if ((event.nativeEvent as UIEvent).detail > 0) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return (
    <Box role="radiogroup" aria-label={`Rating of ${row.name}`} sx={{ px: 1 }}>
      <Rating ref={root} value={value ?? null} onChange={choose} />
    </Box>
  );
}

const columns: GridColDef<Cabin>[] = [
  { field: 'name', headerName: 'Cabin', flex: 1, minWidth: 120 },
  {
    ...starsColumn,
    editable: true,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

export default function StarRating() {
  return (
    <Box
      role="region"
      aria-label="Cabins, rated with stars"
      sx={{ height: 216, width: '100%' }}
    >
      <DataGrid rows={cabins} columns={columns} hideFooter />
    </Box>
  );
}

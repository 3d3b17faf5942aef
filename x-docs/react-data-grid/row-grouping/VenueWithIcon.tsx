import Box from '@mui/material/Box';
import LocalMoviesIcon from '@mui/icons-material/LocalMovies';
import ParkIcon from '@mui/icons-material/Park';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { columns, screenings, type Screening } from './screenings';

function VenueCell({ value }: GridRenderCellParams<Screening, string>) {
  if (!value) {
    return null;
  }
  const Icon = value === 'Garden Stage' ? ParkIcon : LocalMoviesIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <Icon fontSize="small" color="action" />
      {value}
    </Box>
  );
}

const columnsWithIcon: GridColDef<Screening>[] = columns.map((column) =>
  column.field === 'venue'
    ? {
        ...column,
        width: 180,
        renderCell: (params) => <VenueCell {...params} />,
      }
    : column,
);

export default function VenueWithIcon() {
  return (
    <Box
      role="region"
      aria-label="Screenings, venues with an icon"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columnsWithIcon}
        hideFooter
        initialState={{ rowGrouping: { model: ['venue'] } }}
      />
    </Box>
  );
}

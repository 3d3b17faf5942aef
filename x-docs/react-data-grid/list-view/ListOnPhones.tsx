import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, listViewColumn, sightings } from './birds';

export default function ListOnPhones() {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <Box
      role="region"
      aria-label="Bird sightings, a list on narrow screens"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGridPro
        rows={sightings}
        columns={columns}
        listView={narrow}
        listViewColumn={listViewColumn}
        rowHeight={narrow ? 64 : 52}
        hideFooter
      />
    </Box>
  );
}

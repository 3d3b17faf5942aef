import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { crateColumns, crateRows } from './crates';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    crateTotal?: number;
  }
}

function CrateTotalFooter({ crateTotal, ...other }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer {...other} sx={{ px: 2 }}>
      <Typography variant="body2">Crates in total</Typography>
      <Typography variant="body2">{crateTotal}</Typography>
    </GridFooterContainer>
  );
}

const crateTotal = crateRows.reduce((sum, row) => sum + row.crates, 0);

export default function CratesFooter() {
  return (
    <Box
      role="region"
      aria-label="Deliveries"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid
        rows={crateRows}
        columns={crateColumns}
        slots={{ footer: CrateTotalFooter }}
        slotProps={{ footer: { crateTotal } }}
      />
    </Box>
  );
}

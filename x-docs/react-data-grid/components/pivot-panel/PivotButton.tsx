import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, deliveries } from './deliveries';

function DeliveryToolbar() {
  return (
    <Toolbar aria-label="Deliveries">
      <Typography sx={{ flex: 1, mx: 0.5 }}>Deliveries</Typography>
      <PivotPanelTrigger
        // `material` is meant for a plain button; this one is an icon button.
        render={({ material, ...props }, { active }) => (
          <ToolbarButton
            {...props}
            color={active ? 'primary' : 'default'}
            aria-label="Pivot"
          >
            <PivotTableChartIcon fontSize="small" />
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const initialState = {
  pivoting: {
    model: {
      rows: [{ field: 'city' }],
      columns: [{ field: 'month' }],
      values: [{ field: 'parcels', aggFunc: 'sum' }],
    },
  },
};

export default function PivotButton() {
  return (
    <Box
      role="region"
      aria-label="Deliveries with a pivot button"
      sx={{ height: 480, width: '100%' }}
    >
      <DataGridPremium
        rows={deliveries}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: DeliveryToolbar }}
        initialState={initialState}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, stands } from './sales';

const edge = '2px dashed';

const outline = {
  [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: edge },
  [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: edge },
  [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: edge },
  [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: edge },
};

export default function RangeOutline() {
  return (
    <Box
      role="region"
      aria-label="Market sales, ranges have a dashed outline"
      sx={{ height: 318, width: '100%' }}
    >
      <DataGridPremium
        rows={stands}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={{
          cellSelection: {
            Berries: { may: true, june: true },
            Cheese: { may: true, june: true },
          },
        }}
        hideFooter
        sx={outline}
      />
    </Box>
  );
}

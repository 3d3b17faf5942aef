import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

const model = {
  rows: [{ field: 'shop' }],
  columns: [{ field: 'soldOn-year' }, { field: 'soldOn-quarter' }],
  values: [
    { field: 'copies', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'sum' },
  ],
};

const stickyGroups = {
  [`& .${gridClasses['columnHeader--filledGroup']}`]: {
    [`&.${gridClasses['columnHeader--last']}`]: { overflow: 'visible' },
    [`& .${gridClasses.columnHeaderTitleContainer}`]: { overflow: 'visible' },
    [`& .${gridClasses.columnHeaderTitleContainerContent}`]: {
      position: 'sticky',
      insetInlineStart: 10,
    },
  },
};

export default function StickyGroups() {
  const [active, setActive] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Pivot mode"
        checked={active}
        onChange={(_, checked) => setActive(checked)}
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Book sales with sticky groups"
        sx={{ height: 390, width: '100%' }}
      >
        <DataGridPremium
          rows={sales}
          columns={columns}
          hideFooter
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          sx={stickyGroups}
        />
      </Box>
    </div>
  );
}

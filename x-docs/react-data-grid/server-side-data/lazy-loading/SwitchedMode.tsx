import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { askScans, columns } from './scans';

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await askScans(params);
    return { rows };
  },
};

export default function SwitchedMode() {
  const [known, setKnown] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={known} />}
        label="The total is known"
        onChange={(_, checked) => setKnown(checked)}
      />
      <Box
        role="region"
        aria-label="Parcel scans in both modes"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          disableColumnFilter
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 20 } },
          }}
          rowCount={known ? 240 : -1}
        />
      </Box>
    </div>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, harvests } from './harvest';
import { seasonGroups, seasons } from './seasonGroups';

export default function GroupSwitches() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({});

  return (
    <div>
      <FormGroup row sx={{ mb: 1 }}>
        {seasons.map(({ groupId, headerName, fields }) => (
          <FormControlLabel
            key={groupId}
            label={headerName}
            control={
              <Switch
                checked={fields.some((field) => model[field] !== false)}
                onChange={(event) => {
                  const visible = event.target.checked;
                  const change = fields.map((field) => [field, visible]);
                  setModel({ ...model, ...Object.fromEntries(change) });
                }}
              />
            }
          />
        ))}
      </FormGroup>
      <Box
        role="region"
        aria-label="Harvest with a switch for each group"
        sx={{ height: 330, width: '100%' }}
      >
        <DataGrid
          rows={harvests}
          columns={columns}
          columnGroupingModel={seasonGroups}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </div>
  );
}

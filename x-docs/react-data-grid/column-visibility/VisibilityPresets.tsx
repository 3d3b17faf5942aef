import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { boats, columns } from './boats';

export default function VisibilityPresets() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    phone: false,
  });

  const show = (fields: string[], visible: boolean) => {
    const change = fields.map((field) => [field, visible] as const);
    setModel({ ...model, ...Object.fromEntries(change) });
  };

  return (
    <div>
      <FormGroup row sx={{ mb: 1 }}>
        <FormControlLabel
          label="Dimensions"
          control={
            <Switch
              checked={model.length !== false && model.draft !== false}
              onChange={(event) =>
                show(['length', 'draft'], event.target.checked)
              }
            />
          }
        />
        <FormControlLabel
          label="Owner data"
          control={
            <Switch
              checked={model.owner !== false && model.phone !== false}
              onChange={(event) =>
                show(['owner', 'phone'], event.target.checked)
              }
            />
          }
        />
      </FormGroup>
      <Box
        role="region"
        aria-label="Boats, visible columns in a state"
        sx={{ height: 280, width: '100%' }}
      >
        <DataGrid
          rows={boats}
          columns={columns}
          hideFooter
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </div>
  );
}

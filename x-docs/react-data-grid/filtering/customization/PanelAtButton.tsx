import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
} from '@mui/x-data-grid';
import { cafes, name, opens, seats, stars } from './cafes';

const columns = [name, stars, seats, opens];

export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() =>
          apiRef.current?.showPreferences(GridPreferencePanelsValue.filters)
        }
        sx={{ mb: 1 }}
      >
        Filter the cafés
      </Button>
      <Box
        role="region"
        aria-label="Cafés, the filter panel opens at the button"
        sx={{ height: 318, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={cafes}
          columns={columns}
          slotProps={{ panel: { target: button } }}
          hideFooter
        />
      </Box>
    </div>
  );
}

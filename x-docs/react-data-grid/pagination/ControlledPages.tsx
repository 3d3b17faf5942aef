import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

export default function ControlledPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const lastPage = Math.ceil(episodes.length / model.pageSize) - 1;

  return (
    <div>
      <Box sx={{ px: 1.5 }}>
        <Typography id="episode-page" variant="body2">
          Page
        </Typography>
        <Slider
          aria-labelledby="episode-page"
          value={Math.min(model.page, lastPage) + 1}
          min={1}
          max={lastPage + 1}
          valueLabelDisplay="auto"
          onChange={(_, value) =>
            setModel({ ...model, page: Number(value) - 1 })
          }
        />
      </Box>
      <Box
        role="region"
        aria-label="Episodes, page chosen with a slider"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGrid
          rows={episodes}
          columns={columns}
          pageSizeOptions={[5, 10]}
          paginationModel={model}
          onPaginationModelChange={setModel}
        />
      </Box>
    </div>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, trails } from './trails';

export default function FilterShortcuts() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}
      >
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.upsertFilterItem({
              id: 'shortcut',
              field: 'opens',
              operator: 'before',
              value: '2025-06-01',
            })
          }
        >
          Open before June
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel('length')}
        >
          Filter by length…
        </Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
          Show all
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Trails, filtered with buttons"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          rows={trails}
          columns={columns}
          hideFooter
        />
      </Box>
    </div>
  );
}

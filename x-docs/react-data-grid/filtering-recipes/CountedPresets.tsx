import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { boats, columns, presets } from './boats';

export default function CountedPresets() {
  const apiRef = useGridApiRef();
  const [preset, setPreset] = React.useState('All');
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const next: Record<string, number> = {};
    for (const [name, model] of Object.entries(presets)) {
      const { filteredRowsLookup } = api.getFilterState(model);
      const shown = boats.filter(({ id }) => filteredRowsLookup[id] !== false);
      next[name] = shown.length;
    }
    setCounts(next);
  }, [apiRef]);

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}
      >
        {Object.keys(presets).map((name) => (
          <Chip
            key={name}
            label={`${name} (${counts[name] ?? '…'})`}
            color={name === preset ? 'primary' : 'default'}
            aria-pressed={name === preset}
            onClick={() => setPreset(name)}
          />
        ))}
      </Stack>
      <Box
        role="region"
        aria-label="Boats, filters with counts"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          rows={boats}
          columns={columns}
          filterModel={presets[preset]}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </div>
  );
}

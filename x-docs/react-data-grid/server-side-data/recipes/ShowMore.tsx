import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { askDepots, askVehicles, treeMethods, type FleetRow } from './fleet';
import { createColumns } from './fleetColumns';

const pageSize = 5;

function createFleet() {
  const loaded = new Map<string, FleetRow[]>();
  const wanted = new Map<string, number>();

  const dataSource: GridDataSource = {
    ...treeMethods,
    getRows: async ({ groupKeys }) => {
      const depot: string | undefined = groupKeys?.[0];
      if (!depot) {
        return askDepots();
      }
      let rows = loaded.get(depot) ?? [];
      const missing = (wanted.get(depot) ?? pageSize) - rows.length;
      if (missing > 0) {
        rows = [...rows, ...(await askVehicles(depot, rows.length, missing))];
        loaded.set(depot, rows);
        wanted.set(depot, rows.length);
      }
      return { rows };
    },
  };

  const columns = createColumns(pageSize, (depot) =>
    wanted.set(depot, (loaded.get(depot)?.length ?? 0) + pageSize),
  );

  return { dataSource, columns };
}

export default function ShowMore() {
  const [fleet] = React.useState(createFleet);

  return (
    <Box
      role="region"
      aria-label="Fleet by depot, five vehicles at a time"
      sx={{ height: 440, width: '100%' }}
    >
      <DataGridPro
        {...fleet}
        treeData
        dataSourceCache={null}
        disableColumnFilter
        disableColumnSorting
        groupingColDef={{ headerName: 'Depot', flex: 1, minWidth: 190 }}
      />
    </Box>
  );
}

import { type GridColDef } from '@mui/x-data-grid-pro';
import { type FleetRow } from './fleet';
import { MoreCell } from './moreCell';

/** The distance, and a button that calls `onMore` with the row's depot. */
export const createColumns = (
  pageSize: number,
  onMore: (depot: string) => void,
): GridColDef<FleetRow>[] => [
  { field: 'km', headerName: 'Distance (km)', type: 'number', width: 130 },
  {
    field: 'more',
    headerName: 'More',
    width: 140,
    renderCell: (params) => (
      <MoreCell {...params} pageSize={pageSize} onMore={onMore} />
    ),
  },
];

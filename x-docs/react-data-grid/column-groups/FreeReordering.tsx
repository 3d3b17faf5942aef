import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { columns, harvests } from './harvest';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'field',
    headerName: 'Field',
    children: [{ field: 'plot' }, { field: 'crop' }],
  },
  {
    groupId: 'spring',
    headerName: 'Spring (stays together)',
    children: [{ field: 'springSown' }, { field: 'springPicked' }],
  },
  {
    groupId: 'autumn',
    headerName: 'Autumn (free)',
    freeReordering: true,
    children: [{ field: 'autumnSown' }, { field: 'autumnPicked' }],
  },
];

export default function FreeReordering() {
  return (
    <Box
      role="region"
      aria-label="Harvest with columns to be dragged"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGridPro
        rows={harvests}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, harvests } from './harvest';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'field',
    headerName: 'Field',
    children: [
      {
        groupId: 'place',
        headerName: 'Where and what',
        children: [{ field: 'plot' }, { field: 'crop' }],
      },
    ],
  },
  {
    groupId: 'yield',
    headerName: 'Kilograms in 2024',
    children: [
      {
        groupId: 'spring',
        headerName: 'Spring',
        children: [{ field: 'springSown' }, { field: 'springPicked' }],
      },
      {
        groupId: 'autumn',
        headerName: 'Autumn',
        children: [{ field: 'autumnSown' }, { field: 'autumnPicked' }],
      },
    ],
  },
];

export default function NestedSeasons() {
  return (
    <Box
      role="region"
      aria-label="Harvest grouped by season"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={harvests}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}

import { type GridColumnGroupingModel } from '@mui/x-data-grid';

export const seasons = [
  {
    groupId: 'spring',
    headerName: 'Spring',
    fields: ['springSown', 'springPicked'],
  },
  {
    groupId: 'autumn',
    headerName: 'Autumn',
    fields: ['autumnSown', 'autumnPicked'],
  },
];

export const seasonGroups: GridColumnGroupingModel = [
  {
    groupId: 'field',
    headerName: 'Field',
    children: [{ field: 'plot' }, { field: 'crop' }],
  },
  ...seasons.map(({ groupId, headerName, fields }) => ({
    groupId,
    headerName,
    children: fields.map((field) => ({ field })),
  })),
];

import Box from '@mui/material/Box';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import ParkIcon from '@mui/icons-material/Park';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { columns, harvests } from './harvest';

function SeasonHeader({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const Icon = groupId === 'spring' ? LocalFloristIcon : ParkIcon;

  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
      <Icon fontSize="small" />
      {headerName}
    </Box>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'field',
    headerName: 'Field',
    children: [{ field: 'plot' }, { field: 'crop' }],
  },
  {
    groupId: 'spring',
    headerName: 'Spring',
    description: 'Sown in March, picked until June',
    headerAlign: 'center',
    headerClassName: 'spring',
    renderHeaderGroup: (params) => <SeasonHeader {...params} />,
    children: [{ field: 'springSown' }, { field: 'springPicked' }],
  },
  {
    groupId: 'autumn',
    headerName: 'Autumn',
    headerAlign: 'center',
    headerClassName: 'autumn',
    renderHeaderGroup: (params) => <SeasonHeader {...params} />,
    children: [{ field: 'autumnSown' }, { field: 'autumnPicked' }],
  },
];

export default function StyledGroups() {
  return (
    <Box
      role="region"
      aria-label="Harvest with styled groups"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid
        rows={harvests}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
        sx={{
          '& .spring': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '& .autumn': {
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
          },
        }}
      />
    </Box>
  );
}

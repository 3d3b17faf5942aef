import Box from '@mui/material/Box';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import ParkIcon from '@mui/icons-material/Park';
import { DataGrid, type GridColumnGroupHeaderParams } from '@mui/x-data-grid';
import { columns, harvests } from './harvest';
import { seasonGroups } from './seasonGroups';

function SeasonHeader({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const Icon = groupId === 'spring' ? LocalFloristIcon : ParkIcon;

  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
      <Icon fontSize="small" />
      {headerName}
    </Box>
  );
}

const [fieldGroup, ...seasons] = seasonGroups;

const groups = [
  { ...fieldGroup, description: 'The plot and what grows on it' },
  ...seasons.map((group) => ({
    ...group,
    headerAlign: 'center' as const,
    headerClassName: group.groupId,
    renderHeaderGroup: (params: GridColumnGroupHeaderParams) => (
      <SeasonHeader {...params} />
    ),
  })),
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

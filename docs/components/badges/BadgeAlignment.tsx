import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import PhotoIcon from '@mui/icons-material/PhotoOutlined';

const corners = ['top left', 'top right', 'bottom left', 'bottom right'];

export default function BadgeAlignment() {
  const [corner, setCorner] = React.useState('top left');
  const [vertical, horizontal] = corner.split(' ') as [
    'top' | 'bottom',
    'left' | 'right',
  ];

  return (
    <Stack sx={{ gap: 3, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={corner}
        onChange={(_event, next: string | null) => next && setCorner(next)}
        aria-label="Corner of the badge"
        sx={{ flexWrap: 'wrap' }}
      >
        {corners.map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ textTransform: 'none' }}
          >
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Badge
        badgeContent={8}
        color="primary"
        anchorOrigin={{ vertical, horizontal }}
      >
        <Box sx={{ display: 'flex', p: 2, bgcolor: 'action.hover' }}>
          <PhotoIcon fontSize="large" titleAccess="Album with 8 photos" />
        </Box>
      </Badge>
    </Stack>
  );
}

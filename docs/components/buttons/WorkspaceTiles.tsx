import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import AnalyticsIcon from '@mui/icons-material/Analytics';
import BrushIcon from '@mui/icons-material/Brush';
import TerminalIcon from '@mui/icons-material/Terminal';

const workspaces = [
  { name: 'Design', detail: '12 boards', Icon: BrushIcon },
  { name: 'Engineering', detail: '48 repositories', Icon: TerminalIcon },
  { name: 'Insights', detail: '7 dashboards', Icon: AnalyticsIcon },
];

export default function WorkspaceTiles() {
  const [open, setOpen] = React.useState('Design');

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {workspaces.map(({ name, detail, Icon }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={open === name}
          onClick={() => setOpen(name)}
          sx={{
            flexDirection: 'column',
            alignItems: 'flex-start',
            gap: 0.5,
            p: 2,
            border: 2,
            borderColor: open === name ? 'primary.main' : 'divider',
            borderRadius: 2,
            textAlign: 'start',
            '&:hover': { bgcolor: 'action.hover' },
            '&.Mui-focusVisible': { bgcolor: 'action.focus' },
          }}
        >
          <Icon color={open === name ? 'primary' : 'action'} />
          <Typography component="span" variant="subtitle1">
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {detail}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

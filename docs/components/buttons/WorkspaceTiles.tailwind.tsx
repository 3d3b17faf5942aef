import * as React from 'react';
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
    <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-4">
      {workspaces.map(({ name, detail, Icon }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={open === name}
          onClick={() => setOpen(name)}
          className="flex-col items-start gap-1 rounded-[calc(2*var(--mui-shape-borderRadius))] border-2 border-(--mui-palette-divider) p-4 text-start hover:bg-(--mui-palette-action-hover) aria-pressed:border-(--mui-palette-primary-main) [&.Mui-focusVisible]:bg-(--mui-palette-action-focus)"
        >
          <Icon color={open === name ? 'primary' : 'action'} />
          <Typography component="span" variant="subtitle1">
            {name}
          </Typography>
          <Typography
            className="text-(--mui-palette-text-secondary)"
            component="span"
            variant="body2"
          >
            {detail}
          </Typography>
        </ButtonBase>
      ))}
    </div>
  );
}

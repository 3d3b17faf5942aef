import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import AnalyticsIcon from '@mui/icons-material/Analytics';
import BrushIcon from '@mui/icons-material/Brush';
import TerminalIcon from '@mui/icons-material/Terminal';
import './WorkspaceTiles.css';

const workspaces = [
  { name: 'Design', detail: '12 boards', Icon: BrushIcon },
  { name: 'Engineering', detail: '48 repositories', Icon: TerminalIcon },
  { name: 'Insights', detail: '7 dashboards', Icon: AnalyticsIcon },
];

export default function WorkspaceTiles() {
  const [open, setOpen] = React.useState('Design');

  return (
    <div className="workspace-tiles">
      {workspaces.map(({ name, detail, Icon }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={open === name}
          onClick={() => setOpen(name)}
          className="workspace-tiles-tile"
        >
          <Icon color={open === name ? 'primary' : 'action'} />
          <Typography component="span" variant="subtitle1">
            {name}
          </Typography>
          <Typography
            className="workspace-tiles-detail"
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

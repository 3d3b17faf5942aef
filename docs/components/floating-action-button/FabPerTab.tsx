import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import PostAddIcon from '@mui/icons-material/PostAdd';
import { ClinicTabs } from './ClinicTabs';

const views = [
  { label: 'Patients', task: 'Add a patient', Icon: PersonAddIcon },
  { label: 'Reports', task: 'Add a report', Icon: PostAddIcon },
];

export default function FabPerTab() {
  const id = React.useId();
  const delay = `${useTheme().transitions.duration.leavingScreen}ms`;
  const [view, setView] = React.useState(0);
  const [counts, setCounts] = React.useState([14, 3]);

  return (
    <Paper variant="outlined" square sx={{ position: 'relative', height: 220 }}>
      <ClinicTabs
        id={id}
        labels={views.map(({ label }) => label)}
        value={view}
        onChange={setView}
      />
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${view}`}
        sx={{ p: 2 }}
      >
        {views[view].label}: {counts[view]}
        {views.map(({ task, Icon }, index) => (
          <Zoom
            key={task}
            in={view === index}
            unmountOnExit
            style={{ transitionDelay: view === index ? delay : '0ms' }}
          >
            <Fab
              color={index === 0 ? 'primary' : 'secondary'}
              aria-label={task}
              onClick={() =>
                setCounts(counts.map((n, i) => (i === index ? n + 1 : n)))
              }
              sx={{ position: 'absolute', bottom: 16, right: 16 }}
            >
              <Icon />
            </Fab>
          </Zoom>
        ))}
      </Box>
    </Paper>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import PostAddIcon from '@mui/icons-material/PostAdd';

const views = [
  { label: 'Patients', task: 'Add a patient', Icon: PersonAddIcon },
  { label: 'Reports', task: 'Add a report', Icon: PostAddIcon },
];

export default function FabPerTab() {
  const id = React.useId();
  const { duration } = useTheme().transitions;
  const [view, setView] = React.useState(0);
  const [counts, setCounts] = React.useState([14, 3]);

  return (
    <Box
      sx={{
        position: 'relative',
        height: 220,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Tabs
        value={view}
        onChange={(_event, next: number) => setView(next)}
        variant="fullWidth"
        aria-label="Clinic"
      >
        {views.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
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
            timeout={{
              enter: duration.enteringScreen,
              exit: duration.leavingScreen,
            }}
            style={{
              transitionDelay: `${view === index ? duration.leavingScreen : 0}ms`,
            }}
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
    </Box>
  );
}

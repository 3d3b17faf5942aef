import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view';

interface Team {
  id: string;
  label: string;
  dissolved?: boolean;
  teams?: Team[];
}

const company: Team[] = [
  {
    id: 'product',
    label: 'Product',
    teams: [
      { id: 'design', label: 'Design' },
      { id: 'print', label: 'Print (dissolved)', dissolved: true },
      { id: 'research', label: 'Research' },
    ],
  },
  {
    id: 'fax',
    label: 'Fax support',
    teams: [{ id: 'fax-night', label: 'Night (dissolved)', dissolved: true }],
  },
];

const allTeams = (team: Team) => team.teams;
const activeTeams = (team: Team) =>
  team.teams?.filter((child) => !child.dissolved);

export default function ActiveTeams() {
  const [all, setAll] = React.useState(false);

  return (
    <Box sx={{ minHeight: 238, maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
        }
        label="Show dissolved teams"
      />
      <RichTreeView
        aria-label="Teams"
        items={company}
        getItemChildren={all ? allTeams : activeTeams}
        defaultExpandedItems={['product', 'fax']}
      />
    </Box>
  );
}

import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import GridViewIcon from '@mui/icons-material/GridView';
import TableRowsIcon from '@mui/icons-material/TableRows';
import ViewDayIcon from '@mui/icons-material/ViewDay';

const views = [
  { value: 'rows', label: 'Rows', Icon: TableRowsIcon },
  { value: 'cards', label: 'Cards', Icon: ViewDayIcon },
  { value: 'tiles', label: 'Tiles', Icon: GridViewIcon },
];

export default function VerticalToggle() {
  const [view, setView] = React.useState('cards');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={view}
      onChange={(event, next: string | null) => setView(next ?? view)}
      aria-label="View of the album"
    >
      {views.map(({ value, label, Icon }) => (
        <ToggleButton key={value} value={value} aria-label={label}>
          <Icon />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

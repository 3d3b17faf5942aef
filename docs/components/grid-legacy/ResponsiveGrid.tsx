import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function ResponsiveGrid() {
  return (
    <GridLegacy
      container
      spacing={{ xs: 1, md: 2 }}
      columns={{ xs: 4, sm: 8, md: 12 }}
    >
      {days.map((day) => (
        <GridLegacy key={day} item xs={2} sm={4} md={4}>
          <Tile>{day}</Tile>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
